import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { Contact } from '../home/Contact.tsx';
import { BackToProject } from '../page/BackToProject.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { tasksOf } from '../project/order.ts';
import type { Waymark } from '../project/way.ts';
import type { Directory } from '../project/who.ts';
import { texts } from '../texts/steps.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { choices, keepChoice, keptChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import { Step } from './Step.tsx';
import { TurnAside } from './TurnAside.tsx';
import '../home/home.css';
import './steps.css';

type AllStepsProps = {
  processId: string;
  /** What it is the way through. */
  place: string;
  /** How far it has come. */
  sum: string;
  way: readonly Waymark[];
  tasks: TaskRow[];
  /** Id of the step in which a task is. */
  stepOf: (task: TaskRow) => string;
  whoIs: Directory;
  /** What may be added to a step. */
  more?: (stepId: string) => ReactNode;
};

/** Each step of a way with all that is in it: done ones folded, the present one open; and whose turn it is. */
export function AllSteps({
  processId,
  place,
  sum,
  way,
  tasks,
  stepOf,
  whoIs,
  more,
}: AllStepsProps) {
  const { me } = useWorkspace();
  const [choice, setChoice] = useState<Choice>(() => keptChoice(me.accountId));
  const t = texts();
  const mine = tasksOf(tasks, me.accountId);
  const fits = fitting(choice, me.accountId);
  const choose = (next: Choice) => {
    keepChoice(me.accountId, next);
    setChoice(next);
  };
  return (
    <main id="content" className="wrap steps-page">
      <BackToProject processId={processId} words={t.back} />
      <PageTitle key={processId} text={t.title} of={place} />
      <p className="two num">{sum}</p>
      <div className="segments" role="group" aria-label={t.show}>
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === choice}
            onClick={() => choose(each)}
          >
            {each === 'mine' ? t.shown.mine(mine.open) : t.shown[each]}
          </button>
        ))}
      </div>
      <div className="way">
        {way.map((mark) => (
          <Step
            key={mark.id}
            mark={mark}
            tasks={tasks.filter(
              (task) => stepOf(task) === mark.id && fits(task),
            )}
            whoIs={whoIs}
          >
            {more?.(mark.id)}
          </Step>
        ))}
      </div>
      <div className="steps-aside">
        <TurnAside tasks={tasks} processId={processId} whoIs={whoIs} />
        <Contact tasks={tasks} whoIs={whoIs} />
      </div>
    </main>
  );
}

const fitting =
  (choice: Choice, me: string) =>
  ({ assignee, status }: TaskRow): boolean =>
    choice === 'mine' ? assignee === me : choice === 'all' || status !== 'DONE';
