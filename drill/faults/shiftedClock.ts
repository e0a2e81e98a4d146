import { readFileSync } from 'node:fs';

/**
 * Loaded before a service (`node --import`): its clock is off by as many milliseconds as the file in DRILL_CLOCK_FILE
 * says, looked at ten times a second. Timers and `performance.now()` are left alone, as when a wall clock is set.
 */
const file = process.env['DRILL_CLOCK_FILE'] ?? '';
const RealDate = Date;
let offset = 0;

function look(): void {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0; // Not written yet: the clock is right.
  }
}

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [ShiftedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

look();
setInterval(look, 100).unref();
globalThis.Date = ShiftedDate as DateConstructor;
