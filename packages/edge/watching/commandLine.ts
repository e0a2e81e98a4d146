import { pino, type DestinationStream } from 'pino';
import type { AuditDetails, AuditEvent, AuditLine } from './auditLine.ts';

/**
 * Tells the audit log what was done on the command line: at standard error, so that whoever runs it
 * keeps it apart from what it prints. Who that was, this machine knows and not we.
 */
export function auditCommandLine(
  event: AuditEvent,
  details: AuditDetails,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): void {
  const line: AuditLine = { audit: true, ...{ event, ...details, by: 'command line' } };
  pino({ name: 'command line' }, destination).info(line, event);
}
