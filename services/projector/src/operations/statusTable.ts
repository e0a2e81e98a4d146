import type { ModelStatus, OperationsStatus, Rebuild, Verification } from '@waymark/api';

const BAR = 24;

/** `0.5` as a bar with its share in per cent. */
export function progressBar(share: number): string {
  const within = Math.min(1, Math.max(0, share));
  const full = Math.round(within * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(within * 100)}%`;
}

/** Seconds as people say them. */
export function spoken(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}

/**
 * How the read models are doing, as lines of text: a table, and below it what goes on and what
 * waits.
 */
export function statusTable({ head, projecting, models }: OperationsStatus): string {
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
    : ['No projector runs: what is asked for waits until one is started (npm start).'];
  return [...table, ...notes, ...models.flatMap(details)].join('\n');
}

const behind = ({ lagEvents: { count, exact }, lagSeconds }: ModelStatus) =>
  count === 0 && exact
    ? 'nothing'
    : `${exact ? '' : 'over '}${count} ${count === 1 ? 'event' : 'events'}, ${spoken(lagSeconds)}`;

/** `2026-11-21T15:29:40.934Z` as `2026-11-21 15:29:40 UTC`. */
const moment = (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} UTC`;

const because = (problem: string | null) => (problem === null ? '' : `: ${problem}`);

function details(model: ModelStatus): string[] {
  const { rebuild, verification, quarantine, previous, lastSwapMs } = model;
  const lines = [
    model.problem,
    rebuild && ofRebuild(rebuild),
    verification && ofVerification(verification),
    ...quarantine.map(
      ({ stream, eventType, position, waiting, reason, retrying }) =>
        `${stream} waits at ${eventType} (${position}), ${waiting} ${waiting === 1 ? 'event' : 'events'}${retrying ? ', is tried again' : ''}: ${reason}`,
    ),
    previous?.usable === true
      ? `tables replaced at ${moment(previous.replacedAt)} are kept for a rollback`
      : null,
    lastSwapMs === null ? null : `the last swap took ${Math.round(lastSwapMs)} ms`,
  ];
  return lines.filter((line) => line !== null).map((line) => `${model.model}: ${line}`);
}

function ofRebuild(rebuild: Rebuild): string {
  const { kind, state, progress, rate, etaSeconds, problem } = rebuild;
  const moves = state === 'building' || state === 'verifying';
  const bar = moves ? ` ${progressBar(progress)}` : '';
  const left = etaSeconds === null ? '' : `, ${spoken(etaSeconds)} left`;
  const pace = state === 'building' && rate > 0 ? `, ${Math.round(rate)} events/s${left}` : '';
  const next = state === 'ready' && !rebuild.swapsItself ? ' to be swapped in' : '';
  return `${kind} ${state}${next}${bar}${pace}${because(problem)}`;
}

function ofVerification(verification: Verification): string {
  const { state, progress, position, tables, problem } = verification;
  if (state === 'running') return `verification ${progressBar(progress)}`;
  const wrong = tables
    .filter(({ equal }) => !equal)
    .map((t) => `${t.table} (${t.rows} rows, ${t.freshRows} afresh)`);
  const at = position === null ? '' : ` at ${position}`;
  const where = wrong.length === 0 ? '' : `: ${wrong.join(', ')}`;
  const than = state === 'equal' ? ' to a fresh fold' : '';
  return `verification ${state}${than}${at}${where}${because(problem)}`;
}
