import { createHash } from 'node:crypto';
import type { CommandName, Payload } from '@waymark/api';
import { nouns, streamOf, type Blueprint, type FileCarrier, type Process } from '@waymark/events';
import { foldStream } from '@waymark/log';
import type { Request } from '@waymark/command';
import type { FillableLog } from '../../instance/instance.ts';
import type { DemoFile } from './files.ts';

export const DEMO_WORKSPACE = 'demo';
/** Day on which the workspace was made, from now. */
export const BEGAN = -120;

/** Of which task a file is, and what carries it there. */
type TaskFile = {
  readonly processId: string;
  readonly taskId: string;
  readonly carrier: FileCarrier;
};

/** Width and height in pixels. */
type DemoPicture = {
  readonly type: 'image/png';
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * Gives commands on behalf of the people of the demo, at moments that count from the start of the
 * demo. Ids of commands follow their order, so that a demo that was interrupted goes on where it
 * stopped.
 */
export class DemoGiver {
  private given = 0;
  private readonly service: FillableLog['command'];
  private readonly log: FillableLog['log'];
  private readonly keepFile: FillableLog['keepFile'];
  private readonly started: Date;
  private readonly accountIds = new Map<string, string>();

  constructor({ command, log, keepFile }: FillableLog, started: Date) {
    this.service = command;
    this.log = log;
    this.keepFile = keepFile;
    this.started = started;
  }

  /** Account behind an address; opened when there is none. */
  async account({
    email,
    firstName,
    lastName,
    gender,
  }: {
    email: string;
    firstName: string;
    lastName: string;
    gender: 'FEMALE' | 'MALE' | 'DIVERSE';
  }): Promise<string> {
    const known = this.accountIds.get(email);
    if (known !== undefined) return known;
    const cause = {
      commandId: `demo-account-${email}`,
      command: 'Demo',
      correlationId: 'demo',
      workspaceId: null,
      actor: 'self',
      at: this.at(BEGAN).now,
    } as const;
    const accountId = await this.service.accounts.ensure(
      email,
      { firstName, lastName, gender },
      cause,
    );
    this.accountIds.set(email, accountId);
    return accountId;
  }

  /**
   * `day`: days from now, negative for the past; commands of one day follow one another by half
   * minutes.
   */
  async give<Name extends CommandName>(
    accountId: string,
    day: number,
    name: Name,
    payload: Payload<Name>,
  ): Promise<void> {
    await this.giveAny(accountId, day, name, payload);
  }

  /** Somebody brings a file for something about a task. @returns its id */
  async file(
    accountId: string,
    day: number,
    of: TaskFile,
    { name, type, content }: DemoFile,
  ): Promise<string> {
    const fileId = idOf(`file ${of.taskId} ${this.given}`);
    const workspaceId = DEMO_WORKSPACE;
    const contents = [await this.keepFile({ workspaceId, fileId }, content)];
    const stored = { ...of, fileId, name, type, contents };
    await this.giveAny(accountId, day, 'StoreFile', stored);
    return fileId;
  }

  /** Somebody brings a logo. @returns its id */
  async logo(
    accountId: string,
    day: number,
    { type, content, width, height }: DemoPicture,
  ): Promise<string> {
    const fileId = idOf(`logo ${this.given}`);
    const kept = await this.keepFile({ workspaceId: DEMO_WORKSPACE, fileId }, content);
    const contents = [{ ...kept, width, height }];
    const stored = { fileId, carrier: 'brand', kind: 'logo', type, contents };
    await this.giveAny(accountId, day, 'StoreBrandPicture', stored);
    return fileId;
  }

  private async giveAny(
    accountId: string,
    day: number,
    name: Request['name'],
    payload: unknown,
  ): Promise<void> {
    const number = this.given++;
    await this.service.give({
      name,
      payload,
      caller: { kind: 'account', accountId },
      workspaceId: DEMO_WORKSPACE,
      commandId: `demo-${number}`,
      correlationId: 'demo',
      basedOn: null,
      countedBy: 'inside',
      ...this.at(day, number),
    });
  }

  /** Calendar date, days from now. */
  date(day: number): string {
    return this.at(day).now.slice(0, 10);
  }

  /** Of the next command on that day. */
  instant(day: number): string {
    return this.at(day, this.given).now;
  }

  blueprint(id: string): Promise<Blueprint> {
    const stream = streamOf.blueprint(DEMO_WORKSPACE, id);
    return foldStream<Blueprint>(this.log, stream, nouns.blueprint);
  }

  process(id: string): Promise<Process> {
    const stream = streamOf.process(DEMO_WORKSPACE, id);
    return foldStream<Process>(this.log, stream, nouns.process);
  }

  private at(day: number, number = 0): { now: string } {
    const moment = new Date(this.started);
    moment.setUTCDate(moment.getUTCDate() + day);
    if (day < 0) moment.setUTCHours(8, 0, 0, 0);
    moment.setUTCSeconds(moment.getUTCSeconds() + (day < 0 ? number * 30 : 0));
    return { now: moment.toISOString() };
  }
}

/** A UUID that stays the same for the same words, as apps make them anew. */
const idOf = (words: string): string =>
  createHash('sha256')
    .update(words)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
