/** What else set it off. */
export const because = {
  import: (file: string) => `import of ${file}`,
  template: (name: string) => `template ${name}`,
  rollout: (name: string) => `rolling out ${name}`,
  clone: (name: string) => `clone of ${name}`,
  placeholderRolledOut: (name: string) => `placeholder ${name} rolled out`,
  moduleDone: 'module marked as done',
  moduleStart: 'start of the module',
  processDates: 'new dates of the execution',
  moduleDeleted: (title: string) => `the module ${title} was deleted`,
  moduleRestored: (title: string) => `the module ${title} was put back`,
  jobDone: 'job marked as done',
  jobStart: 'start of the job',
  jobDeleted: (name: string) => `the job ${name} was deleted`,
  jobRestored: (name: string) => `the job ${name} was put back`,
  milestoneDeleted: (name: string) => `the milestone ${name} was deleted`,
  milestoneRestored: (name: string) => `the milestone ${name} was put back`,
};
