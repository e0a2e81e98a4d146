import { countedIn } from '@waymark/look/counted';

const counted = { en: countedIn('en'), de: countedIn('de') };

/** What is refused on boards of projects (PRODUCT 8.10). */
export const ofBoards = {
  en: {
    mandatoryOpen: (count: number, first: string) =>
      counted.en(
        count,
        `Not yet: the mandatory task “${first}” is open.`,
        `Not yet: # mandatory tasks are open, the first of them “${first}”.`,
      ),
    onlyOnBoard: 'This is for jobs on the board of a project only.',
    notOnBoard: 'Jobs on the board of a project have nothing of this kind.',
    notUserAddable: 'Of this there can be no other one.',
  },
  de: {
    mandatoryOpen: (count: number, first: string) =>
      counted.de(
        count,
        `Noch nicht: Die Pflichtaufgabe „${first}“ ist offen.`,
        `Noch nicht: # Pflichtaufgaben sind offen, die erste ist „${first}“.`,
      ),
    onlyOnBoard: 'Das gibt es nur bei Vorgängen auf der Tafel eines Projekts.',
    notOnBoard:
      'Vorgänge auf der Tafel eines Projekts haben nichts dergleichen.',
    notUserAddable: 'Hiervon kann es kein weiteres geben.',
  },
};
