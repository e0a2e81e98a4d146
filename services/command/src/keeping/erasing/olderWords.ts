import {
  authorOf,
  partsOfStream,
  type DomainEvent,
  type PlanEvent,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';

/**
 * Something in clear that still stands in a plan, and the event by which it stands there no longer.
 */
export type InClear = {
  readonly workspaceId: string;
  readonly stream: string;
  readonly what: 'reason' | 'answer';
  readonly takenBack: DomainEvent;
};

/**
 * What somebody gave to plans while that was still written in clear: reasons of Stuck, and answers
 * that became variables. It can't be taken out of the log; from what is read it goes by an event
 * which says that nothing stands there.
 */
export class OlderWords {
  readonly #id: string;
  /** Events by which they sent answers, from which variables followed. */
  readonly #sent = new Set<string>();
  readonly #left = new Map<string, InClear>();
  constructor(id: string) {
    this.#id = id;
  }

  left(): readonly InClear[] {
    return [...this.#left.values()];
  }

  take(event: Recorded<WaymarkEvent>): void {
    switch (event.type) {
      case 'AnswersSent':
      case 'AnswersCorrected':
        if (event.data.answers.some(({ accountId }) => accountId === this.#id))
          this.#sent.add(event.id);
        return;
      case 'TaskStatusSet': {
        const { taskId, moduleId, to, reason } = event.data;
        return this.#stands(
          event,
          `task ${taskId}`,
          typeof reason === 'string' &&
            authorOf(event.metadata.actor) === this.#id && {
              what: 'reason',
              takenBack: {
                type: 'TaskStatusSet',
                data: { taskId, moduleId, from: to, to, reason: null },
              },
            },
        );
      }
      case 'VariableAdded':
      case 'VariableChanged': {
        const { variableId } = event.data;
        const to = event.type === 'VariableAdded' ? event.data : event.data.to;
        const { name, value, label } = to;
        const from = { name, value: '', label };
        return this.#stands(
          event,
          `variable ${variableId}`,
          typeof value === 'string' &&
            event.metadata.command === 'KeepAnswered' &&
            this.#sent.has(event.metadata.causationId) && {
              what: 'answer',
              takenBack: { type: 'VariableChanged', data: { variableId, from, to: from } },
            },
        );
      }
      case 'VariableRemoved':
        return this.#stands(event, `variable ${event.data.variableId}`, false);
      default:
    }
  }

  #stands(
    { stream }: Recorded<WaymarkEvent>,
    part: string,
    found: false | { readonly what: InClear['what']; readonly takenBack: PlanEvent },
  ): void {
    const key = `${stream} ${part}`;
    const { workspaceId } = partsOfStream(stream);
    if (!found) this.#left.delete(key);
    else this.#left.set(key, { ...found, ...{ workspaceId: workspaceId ?? '', stream } });
  }
}
