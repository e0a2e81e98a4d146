export { TemplateBuilder } from './TemplateBuilder.tsx';
