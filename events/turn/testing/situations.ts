import { situationOf, type Situation } from './situation.ts';

export type { Situation } from './situation.ts';
export type { TurnHappening } from './happening.ts';

/**
 * What the turn is told for, wherever it is told (PRODUCT 7.4): one table for portal, page, hub and
 * mails. Who has the task; what happened then; whose turn it is, and why; what it was before, and
 * through whom and by which of what happened (0: that the task came) it passed on; and what Dana
 * reads of it.
 */
const particular = `
started: the one client         | hanna   | starts                          | client hanna | assigned   | notStarted dana 1  | Hanna’s turn. You started Module m.
started: the other              | tomasz  | starts                          | client tomasz | assigned  | notStarted dana 1  | Tomasz’s turn. You started Module m.
started: the team               | dana    | starts                          | seller dana  | assigned   | notStarted dana 1  | Your turn. You started Module m.
started: who left               | gone    | starts                          | seller gone  | assigned   | notStarted dana 1  | Somebody’s turn. You started Module m.
started: nobody                 | nobody  | starts                          | seller       | unassigned | notStarted dana 1  | Works’ turn. Nobody has it yet.
started: a placeholder          | p::it   | starts                          | seller       | unnamed    | notStarted dana 1  | Works’ turn. Who does it is not decided yet.
started: a role                 | r::lead | starts                          | seller       | unnamed    | notStarted dana 1  | Works’ turn. Who does it is not decided yet.
rolled out                      | p::it   | starts, rolled out              | client hanna | assigned   | unnamed dana 2     | Hanna’s turn. You assigned it.
rolled out before it began      | p::it   | rolled out                      | nobody       | notStarted | new dana 0         | Nobody’s turn yet. Module m has not started yet.
given to a client               | nobody  | starts, dana gives hanna        | client hanna | assigned   | unassigned dana 2  | Hanna’s turn. You assigned it.
taken by the team               | nobody  | starts, dana gives dana         | seller dana  | assigned   | unassigned dana 2  | Your turn. You took it.
begun by a client               | hanna   | starts, hanna IN_PROGRESS       | client hanna | assigned   | notStarted dana 1  | Hanna’s turn. You started Module m.
begun by the team               | dana    | starts, dana IN_PROGRESS        | seller dana  | assigned   | notStarted dana 1  | Your turn. You started Module m.
begun, nobody has it            | nobody  | starts, dana IN_PROGRESS        | seller       | unassigned | notStarted dana 1  | Works’ turn. Nobody has it yet.
handed over                     | hanna   | starts, hanna gives tomasz      | client tomasz | assigned  | assigned hanna 2   | Tomasz’s turn. Hanna handed it over.
taken back                      | hanna   | starts, hanna gives tomasz, hanna gives hanna | client hanna | assigned | assigned hanna 3 | Hanna’s turn. Hanna handed it over.
handed to the team              | hanna   | starts, hanna gives dana        | seller dana  | assigned   | assigned hanna 2   | Your turn. It is your turn because Hanna handed it over.
given to nobody any more        | hanna   | starts, dana gives nobody       | seller       | unassigned | assigned dana 2    | Works’ turn. Nobody has it yet.
handed over while stuck         | hanna   | starts, hanna STUCKED, hanna gives tomasz | seller | stuck  | assigned hanna 2   | Works’ turn. Hanna is stuck.
overdue: a client               | hanna   | overdue, starts                 | client hanna | assigned   | notStarted dana 2  | Hanna’s turn. You started Module m.
overdue: the team               | dana    | overdue, starts                 | seller dana  | assigned   | notStarted dana 2  | Your turn. You started Module m.
overdue, and not begun          | hanna   | overdue                         | nobody       | notStarted | new dana 0         | Nobody’s turn yet. Module m has not started yet.
overdue and stuck               | hanna   | overdue, starts, hanna STUCKED  | seller       | stuck      | assigned hanna 3   | Works’ turn. Hanna is stuck.
resumed: a client               | hanna   | starts, pauses, resumes         | client hanna | assigned   | paused dana 3      | Hanna’s turn. You resumed Module m.
resumed: the team               | dana    | starts, pauses, resumes         | seller dana  | assigned   | paused dana 3      | Your turn. You resumed Module m.
answered: a client              | hanna   | starts, hanna asks, answered    | client hanna | assigned   | asked dana 3       | Hanna’s turn. You answered.
answered: the team has it       | dana    | starts, hanna asks, answered    | seller dana  | assigned   | asked dana 3       | Your turn. You can go on.
answered before it began        | hanna   | hanna asks, answered            | nobody       | notStarted | asked dana 2       | Nobody’s turn yet. Module m has not started yet.
needs no answer                 | hanna   | starts, hanna asks, waived      | client hanna | assigned   | waived dana 3      | Hanna’s turn. You said that no answer is needed.
asked again                     | hanna   | starts, hanna asks, answered, tomasz asks | seller | asked  | assigned tomasz 4  | Works’ turn. Tomasz asked.
stuck, answered: a client       | hanna   | starts, hanna STUCKED, answered | client hanna | assigned   | stuck dana 3       | Hanna’s turn. You answered.
stuck, answered: the team       | dana    | starts, hanna STUCKED, answered | seller dana  | assigned   | stuck dana 3       | Your turn. You can go on.
stuck, answered: nobody         | nobody  | starts, hanna STUCKED, answered | seller       | unassigned | stuck dana 3       | Works’ turn. Nobody has it yet.
stuck, answered, still stuck    | hanna   | starts, hanna STUCKED, answered, hanna STUCKED | seller | stuck | assigned hanna 4 | Works’ turn. Hanna is stuck.
stuck, answered, asked          | hanna   | starts, hanna STUCKED, answered, hanna asks | seller | asked | assigned hanna 4  | Works’ turn. Hanna asked.
stuck, goes on                  | hanna   | starts, hanna STUCKED, hanna IN_PROGRESS | client hanna | assigned | stuck hanna 3 | Hanna’s turn. Hanna can go on.
stuck in a finished module      | hanna   | starts, finishes, hanna STUCKED | seller       | stuck      | done hanna 3       | Works’ turn. Hanna is stuck.
hidden: a client has it         | hanna   | hides, starts                   | seller       | hidden     | notStarted dana 2  | Works’ turn. The client does not see it.
hidden while at it              | hanna   | starts, hanna IN_PROGRESS, hides | seller      | hidden     | notStarted dana 1  | Works’ turn. The client does not see it.
hidden: the team has it         | dana    | hides, starts                   | seller dana  | assigned   | notStarted dana 2  | Your turn. You started Module m.
hidden: nobody has it           | nobody  | hides, starts                   | seller       | unassigned | notStarted dana 2  | Works’ turn. Nobody has it yet.
hidden and stuck                | hanna   | starts, hides, hanna STUCKED    | seller       | stuck      | assigned hanna 3   | Works’ turn. Hanna is stuck.
hidden and not started          | hanna   | hides                           | nobody       | notStarted | new dana 0         | Nobody’s turn yet. Module m has not started yet.
it is hidden: a client has it   | hanna   | hides it, starts                | seller       | hidden     | notStarted dana 2  | Works’ turn. The client does not see it.
it is hidden while at it        | hanna   | starts, hanna IN_PROGRESS, hides it | seller   | hidden     | notStarted dana 1  | Works’ turn. The client does not see it.
it is hidden: the team has it   | dana    | starts, keeps it                | seller dana  | assigned   | notStarted dana 1  | Your turn. You started Module m.
it is hidden, and shown         | hanna   | hides it, starts, shows it      | client hanna | assigned   | notStarted dana 2  | Hanna’s turn. You started Module m.
shown, in a hidden module       | hanna   | hides, hides it, starts, shows it | seller     | hidden     | notStarted dana 3  | Works’ turn. The client does not see it.
asked by the team, it is hidden | dana    | starts, dana asks, keeps it     | seller dana  | assigned   | askedClient dana 3 | Your turn. You can go on.
hidden, and shown               | hanna   | hides, starts, shows            | client hanna | assigned   | notStarted dana 2  | Hanna’s turn. You started Module m.
asked by the team: the client   | hanna   | starts, dana asks               | client hanna | askedClient | assigned dana 2  | Hanna’s turn. You asked.
asked by the team: the team     | dana    | starts, dana asks               | client       | askedClient | assigned dana 2  | The client’s turn. You asked.
asked by the team: nobody       | nobody  | starts, dana asks               | client       | askedClient | unassigned dana 2 | The client’s turn. You asked.
asked by the team: who left     | gone    | starts, dana asks               | client       | askedClient | assigned dana 2  | The client’s turn. You asked.
asked by the team: a placeholder | p::it  | starts, dana asks               | client       | askedClient | unnamed dana 2   | The client’s turn. You asked.
asked by the team: done         | hanna   | starts, hanna DONE, dana asks   | client hanna | askedClient | done dana 3      | Hanna’s turn. You asked.
asked by the team: a done module | dana   | starts, finishes, dana asks     | client       | askedClient | done dana 3      | The client’s turn. You asked.
asked by the team: not begun    | dana    | dana asks                       | client       | askedClient | notStarted dana 1 | The client’s turn. You asked.
asked by the team: paused       | dana    | starts, pauses, dana asks       | client       | askedClient | paused dana 3    | The client’s turn. You asked.
asked by the team, hidden       | dana    | starts, dana asks, hides        | seller dana  | assigned   | askedClient dana 3 | Your turn. You can go on.
asked by the team, answered     | dana    | starts, dana asks, hanna asks   | seller       | asked      | askedClient hanna 3 | Works’ turn. Hanna asked.
asked by the team, begun        | dana    | starts, dana asks, dana IN_PROGRESS | client   | askedClient | assigned dana 2  | The client’s turn. You asked.
asked by the team, then done    | dana    | starts, dana asks, dana DONE    | nobody       | done       | askedClient dana 3 | Nobody’s turn any more.
asked by the team, all finished | dana    | starts, dana asks, finishes     | nobody       | done       | askedClient dana 3 | Nobody’s turn any more.
asked by the team, stuck        | hanna   | starts, dana asks, hanna STUCKED | seller      | stuck      | askedClient hanna 3 | Works’ turn. Hanna is stuck.
asked by the team, waived       | dana    | starts, dana asks, waived       | seller dana  | assigned   | waived dana 3    | Your turn. You said that no answer is needed.
asked by both                   | hanna   | starts, hanna asks, dana asks   | client hanna | askedClient | asked dana 3     | Hanna’s turn. You asked.
reopened                        | hanna   | starts, hanna DONE, hanna TODO  | client hanna | assigned   | done hanna 3       | Hanna’s turn. Hanna opened it again.
reopened by the team            | hanna   | starts, hanna DONE, dana TODO   | client hanna | assigned   | done dana 3        | Hanna’s turn. You opened it again.
reopened in a finished module   | hanna   | starts, finishes, dana TODO     | client hanna | assigned   | done dana 3        | Hanna’s turn. You opened it again.
reopened there: the team        | dana    | starts, finishes, dana IN_PROGRESS | seller dana | assigned | done dana 3        | Your turn. You opened it again.
held: no booking page           | hanna   | is a booking, starts            | nobody       | held       | notStarted dana 2  | Nobody’s turn yet. Its booking page or form is still missing.
held: no form                   | hanna   | is a form, starts               | nobody       | held       | notStarted dana 2  | Nobody’s turn yet. Its booking page or form is still missing.
held: nobody has it             | nobody  | is a booking, starts            | nobody       | held       | notStarted dana 2  | Nobody’s turn yet. Its booking page or form is still missing.
held: the team has it           | dana    | is a booking, starts            | nobody       | held       | notStarted dana 2  | Nobody’s turn yet. Its booking page or form is still missing.
held and asked                  | hanna   | is a booking, starts, hanna asks | seller      | asked      | held hanna 3       | Works’ turn. Hanna asked.
held, and a page was named      | hanna   | is a booking, starts, page named | client hanna | assigned  | held dana 3        | Hanna’s turn. Everything it needs is there now.
held, and a form was chosen     | hanna   | is a form, starts, form chosen  | client hanna | assigned   | held dana 3        | Hanna’s turn. Everything it needs is there now.
its module was opened again     | hanna   | starts, finishes, resumes       | nobody       | done       | assigned dana 2    | Nobody’s turn any more.
`;

/**
 * What is so whoever has the task; `#` stands for why it was whose turn it was while its module
 * went on.
 */
const alike = `
not started              |                                   | nobody | notStarted | new dana 0         | Nobody’s turn yet. Module m has not started yet.
begun before its module  | dana IN_PROGRESS                  | nobody | notStarted | new dana 0         | Nobody’s turn yet. Module m has not started yet.
paused                   | starts, pauses                    | nobody | paused     | # dana 2           | Nobody’s turn for now. Module m is paused.
stuck                    | starts, hanna STUCKED             | seller | stuck      | # hanna 2          | Works’ turn. Hanna is stuck.
stuck, then paused       | starts, hanna STUCKED, pauses     | seller | stuck      | # hanna 2          | Works’ turn. Hanna is stuck.
stuck before it began    | hanna STUCKED                     | seller | stuck      | notStarted hanna 1 | Works’ turn. Hanna is stuck.
done                     | starts, dana DONE                 | nobody | done       | # dana 2           | Nobody’s turn any more.
done with its module     | starts, finishes                  | nobody | done       | # dana 2           | Nobody’s turn any more.
asked                    | starts, hanna asks                | seller | asked      | # hanna 2          | Works’ turn. Hanna asked.
asked when it was done   | starts, finishes, hanna asks      | seller | asked      | done hanna 3       | Works’ turn. Hanna asked.
asked while paused       | starts, pauses, hanna asks        | seller | asked      | paused hanna 3     | Works’ turn. Hanna asked.
asked before it began    | hanna asks                        | seller | asked      | notStarted hanna 1 | Works’ turn. Hanna asked.
answered, then paused    | starts, hanna STUCKED, answered, pauses | nobody | paused | # dana 4         | Nobody’s turn for now. Module m is paused.
`;
const holders = {
  hanna: 'assigned',
  tomasz: 'assigned',
  dana: 'assigned',
  nobody: 'unassigned',
  'p::it': 'unnamed',
  'r::lead': 'unnamed',
};

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export const situations: readonly Situation[] = [
  ...Object.entries(holders).flatMap(([who, whileActive]) =>
    rowsOf(alike).map(([name, ...cells]) =>
      situationOf([`${name}: ${who}`, who, ...cells.map((cell) => cell.replace('#', whileActive))]),
    ),
  ),
  ...rowsOf(particular).map(situationOf),
];
