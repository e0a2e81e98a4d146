import type { Translated } from '../en/catalogue.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere = {
  moduleIn: 'Dieses Modul ist in %{workspace}',
  processIn: 'Dieser Prozess ist in %{workspace}',
  blueprintIn: 'Diese Prozessvorlage ist in %{workspace}',
  moduleInSeveral: 'Dieses Modul ist in anderen Ihrer Arbeitsbereiche',
  processInSeveral: 'Dieser Prozess ist in anderen Ihrer Arbeitsbereiche',
  blueprintInSeveral: 'Diese Prozessvorlage ist in anderen Ihrer Arbeitsbereiche',
  projectIn: 'Dieses Projekt ist in %{workspace}',
  projectInSeveral: 'Dieses Projekt ist in anderen Ihrer Arbeitsbereiche',
  projectGone: 'Dieses Projekt gibt es nicht mehr',
  moduleGone: 'Dieses Modul gibt es nicht mehr',
  processGone: 'Diesen Prozess gibt es nicht mehr',
  blueprintGone: 'Diese Prozessvorlage gibt es nicht mehr',
  deletedBy: '%{who} %{did}, %{at}.',
  putBack: 'Wiederherstellen',
  allTemplates: 'Alle Prozessvorlagen',
  theTemplate: 'Die Prozessvorlage',
} satisfies Translated<typeof english>;
