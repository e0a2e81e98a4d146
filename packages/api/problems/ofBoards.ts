import { countedIn } from '@waymark/look/counted';

const counted = { en: countedIn('en'), de: countedIn('de') };

/** Refusals on boards of projects (PRODUCT 8.10). */
export const ofBoards = {
  en: {
    mandatoryOpen: (count: number, first: string) =>
      counted.en(
        count,
        `Not yet: the mandatory task “${first}” is open.`,
        `Not yet: # mandatory tasks are open, the first of them “${first}”.`,
      ),
    onlyOnBoard: 'This is only possible for jobs on a project board.',
    notOnBoard: 'Jobs on a project board do not have this.',
    notUserAddable: 'Another one of this cannot be added.',
  },
  de: {
    mandatoryOpen: (count: number, first: string) =>
      counted.de(
        count,
        `Noch nicht: Die Pflichtaufgabe „${first}“ ist offen.`,
        `Noch nicht: # Pflichtaufgaben sind offen, die erste ist „${first}“.`,
      ),
    onlyOnBoard: 'Das gibt es nur bei Vorgängen auf dem Board eines Projekts.',
    notOnBoard: 'Vorgänge auf dem Board eines Projekts haben das nicht.',
    notUserAddable: 'Hiervon kann es kein weiteres geben.',
  },
};
