export { Builder } from './builder/Builder.tsx';
export {
  fieldOfSingle,
  hasPlaceholder,
  singleFieldOf,
  singleKinds,
  type SingleField,
  type SingleKind,
} from './builder/singleFieldForm.ts';
export { WithDraft } from './builder/WithDraft.tsx';
