import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TaskRow } from '../../../base/api/reads.ts';
import { Contact } from '../../../parts/project/Contact.tsx';
import { BackToProject } from '../../../base/page/BackToProject.tsx';
import { PageTitle } from '../../../base/page/PageTitle.tsx';
import { tasksOf } from '../../../parts/project/order.ts';
import type { Waymark } from '../../../parts/project/projectProgress.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Step } from './Step.tsx';
import { TurnAside } from './TurnAside.tsx';
import '../home/home.css';
import './steps.css';

type AllStepsProps = {
  processId: string;
  /** The name of what the steps lead through. */
  place: string;
  /** How far it has come. */
  sum: string;
  way: readonly Waymark[];
  tasks: TaskRow[];
  /** Id of the step in which a task is. */
  stepOf: (task: TaskRow) => string;
  whoIs: Directory;
  /** Draws what may be added to a step. */
  more?: (stepId: string) => ReactNode;
};

/** The choices of which steps are shown. */
const choices = ['all', 'mine', 'open'] as const;
type StepsChoice = (typeof choices)[number];

const nameOf = (accountId: string) => `waymark.steps.${accountId}`;

/** Finds the person's last choice on this device; everything where there is none. */
const keptChoice = (accountId: string): StepsChoice =>
  choices.find((choice) => choice === localStorage.getItem(nameOf(accountId))) ?? 'all';

function keepChoice(accountId: string, choice: StepsChoice): void {
  try {
    localStorage.setItem(nameOf(accountId), choice);
  } catch {
    // A device without room forgets it.
  }
}

/**
 * Each step of a way with all that is in it: done ones folded, the present one open; and whose turn
 * it is.
 */
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
  const [choice, setChoice] = useState<StepsChoice>(() => keptChoice(me.accountId));
  const t = texts();
  const mine = tasksOf(tasks, me.accountId);
  const fits = fitting(choice, me.accountId);
  const choose = (next: StepsChoice) => {
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
            tasks={tasks.filter((task) => stepOf(task) === mark.id && fits(task))}
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
  (choice: StepsChoice, me: string) =>
  ({ assignee, status }: TaskRow): boolean =>
    choice === 'mine' ? assignee === me : choice === 'all' || status !== 'DONE';
