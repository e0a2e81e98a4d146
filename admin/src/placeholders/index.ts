export { PlanPeopleDialog } from './PlanPeopleDialog.tsx';
