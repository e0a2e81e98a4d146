export { CloneModuleDialog } from './cloneModule/CloneModuleDialog.tsx';
export { ImportWizard, Wizard } from './later.ts';
export { FirstPlan } from './library/FirstPlan.tsx';
