export { BlueprintLibrary } from './BlueprintLibrary.tsx';
