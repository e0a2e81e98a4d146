export { VariablesPanel } from './VariablesPanel.tsx';
