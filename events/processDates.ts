import { z } from 'zod';
import { calendarDate, changeOf, eventsOf, span } from './define.ts';
import { changed } from './maps.ts';
import { pathTo } from './paths.ts';
import type { Plan } from './plan/plan.ts';
import { phrase } from './telling/phrase.ts';
import { day, hasChanged, modified, telling, type Aside } from './telling/telling.ts';

type Dated = { readonly start: string; readonly end: string; readonly plan: Plan };

/**
 * Start and end were set. `due`: tasks whose due dates came along; where nobody had chosen one, it
 * still is not chosen.
 */
export const processDatesSet = <State extends Dated>() =>
  eventsOf<State>()('ProcessDatesSet', {
    data: z.object({
      processId: z.string(),
      ...changeOf(span),
      due: z.array(
        z.object({ taskId: z.string(), moduleId: z.string(), ...changeOf(calendarDate) }),
      ),
    }),
    evolve: (state, { to, due }) => ({
      ...state,
      ...to,
      plan: {
        ...state.plan,
        tasks: due.reduce(
          (tasks, { taskId, to }) => changed(tasks, taskId, { dueDate: to }),
          state.plan.tasks,
        ),
      },
    }),
    touches: ({ due }) => [
      'dates',
      ...due.map(({ taskId, moduleId }) => pathTo.task(moduleId, taskId, 'due')),
    ],
    reach: 'words',
    tell({ from, to, due }, { names, planName }) {
      const asides = due.map(({ taskId, moduleId, ...date }): Aside => {
        const headline = names.headline(taskId);
        return {
          subject: taskId,
          moduleId,
          headline,
          sentence: phrase('did.dueDateSet', headline),
          changes: [modified('dueDate', day(date.from), day(date.to))],
          cause: phrase('because.processDates'),
        };
      });
      const changes = [
        modified('start', day(from.start), day(to.start)),
        modified('end', day(from.end), day(to.end)),
      ].filter(hasChanged);
      const sentence = phrase('did.processDatesSet', planName);
      const moved = due.map(({ taskId, ...date }) => ({
        ...modified('dueDate', day(date.from), day(date.to)),
        field: phrase('field.ofTask', names.headline(taskId), phrase('field.dueDate')),
      }));
      return telling(sentence, planName, [...changes, ...moved], {
        asides,
        // Which tasks moved they read at each that they see: a module may be the team's alone, or
        // become it.
        forClient: { ...{ sentence, headline: planName, cause: null }, changes },
      });
    },
  });
