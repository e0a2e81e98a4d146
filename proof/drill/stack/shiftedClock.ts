import { readFileSync } from 'node:fs';

/**
 * Loaded before a service (`node --import`): its clock is off by as many milliseconds as
 * DRILL_CLOCK_OFFSET says, or the file in DRILL_CLOCK_FILE, looked at ten times a second. Timers
 * and `performance.now()` are left alone, as when a wall clock is set.
 */
const file = process.env['DRILL_CLOCK_FILE'];
const lasting = Number(process.env['DRILL_CLOCK_OFFSET']) || 0;
const RealDate = Date;
let offset = lasting;

function look(): void {
  if (file === undefined) return;
  try {
    offset = Number(readFileSync(file, 'utf8')) || lasting;
  } catch {
    offset = lasting; // Not written yet: the clock is right.
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
