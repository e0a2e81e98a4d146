import type { HistoryTexts } from '../catalogue.ts';

export const because = {
  import: (file) => `Import von ${file}`,
  template: (name) => `Vorlage „${name}“`,
  rollout: (name) => `Ausrollen von „${name}“`,
  clone: (name) => `Klon von „${name}“`,
  placeholderRolledOut: (name) => `Zuordnung des Platzhalters „${name}“`,
  moduleDone: 'Abschluss des Moduls',
  moduleStart: 'Start des Moduls',
  processDates: 'neue Termine des Prozesses',
  moduleDeleted: (title) => `Löschung des Moduls „${title}“`,
  moduleRestored: (title) => `Wiederherstellung des Moduls „${title}“`,
  jobDone: 'Abschluss des Vorgangs',
  jobStart: 'Beginn des Vorgangs',
  jobDeleted: (name) => `Löschung des Vorgangs „${name}“`,
  jobRestored: (name) => `Wiederherstellung des Vorgangs „${name}“`,
  milestoneDeleted: (name) => `Löschung des Meilensteins „${name}“`,
  milestoneRestored: (name) => `Wiederherstellung des Meilensteins „${name}“`,
} satisfies HistoryTexts['because'];
