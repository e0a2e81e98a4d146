import type { ModelStatus, OperationsStatus } from '@waymark/api';

const BAR = 24;

/** `0.5` as a bar with its share in per cent. */
export function progressBar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)}%`;
}

/** Seconds as people say them. */
export function spoken(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}

/** How the read models are doing, as lines of text: a table, and below it what goes on and what waits. */
export function statusTable({
  head,
  projecting,
  models,
}: OperationsStatus): string {
  const cells = [
    ['model', 'version', 'state', 'behind', 'position', 'quarantine'],
    ...models.map((model) => [
      model.model,
      `${model.version}`,
      projecting ? model.state : 'no projector',
      projecting ? behind(model) : 'unknown',
      model.position,
      `${model.quarantine.length}`,
    ]),
  ];
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const table = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const notes = projecting
    ? head === null
      ? ['The log does not answer just now.']
      : []
    : [
        'No projector runs: what is asked for waits until one is started (npm start).',
      ];
  return [...table, ...notes, ...models.flatMap(details)].join('\n');
}

const behind = ({ lagEvents: { count, exact }, lagSeconds }: ModelStatus) =>
  count === 0 && exact
    ? 'nothing'
    : `${exact ? '' : 'over '}${count} events, ${spoken(lagSeconds)}`;

function details(model: ModelStatus): string[] {
  const { model: name, rebuild, verification, quarantine } = model;
  const lines: string[] = [];
  if (model.problem !== null) lines.push(`${name}: ${model.problem}`);
  if (rebuild !== null) {
    const { state, progress, rate, etaSeconds, problem } = rebuild;
    const bar =
      state === 'building' || state === 'verifying'
        ? ` ${progressBar(progress)}`
        : '';
    const pace =
      state === 'building' && rate > 0
        ? `, ${Math.round(rate)} events/s${etaSeconds === null ? '' : `, ${spoken(etaSeconds)} left`}`
        : '';
    lines.push(
      `${name}: rebuild ${state}${bar}${pace}${problem === null ? '' : `: ${problem}`}`,
    );
  }
  if (verification !== null) {
    const { state, progress, position, tables, problem } = verification;
    const wrong = tables
      .filter(({ equal }) => !equal)
      .map((t) => `${t.table} (${t.rows} rows, ${t.freshRows} afresh)`);
    lines.push(
      state === 'running'
        ? `${name}: verification ${progressBar(progress)}`
        : `${name}: verification ${state}${position === null ? '' : ` at ${position}`}${wrong.length === 0 ? '' : `: ${wrong.join(', ')}`}${problem === null ? '' : `: ${problem}`}`,
    );
  }
  for (const { stream, eventType, position, waiting, reason } of quarantine)
    lines.push(
      `${name}: ${stream} waits at ${eventType} (${position}), ${waiting} events: ${reason}`,
    );
  if (model.previous !== null)
    lines.push(
      `${name}: earlier tables of ${model.previous.replacedAt} are kept${model.lastSwapMs === null ? '' : `; the last swap took ${Math.round(model.lastSwapMs)} ms`}`,
    );
  return lines;
}
