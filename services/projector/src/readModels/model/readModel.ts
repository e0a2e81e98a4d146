import type { Recorded, WaymarkEvent } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Table } from './guardedTable.ts';
import type { PlanMemory } from './planMemory.ts';
import type { Resource } from './resource.ts';
import type { Statement } from './statement.ts';

/** An event that its schema has accepted. */
export type KnownEvent = Recorded<WaymarkEvent>;

/** The sources that a projection may ask beside the events that it is given. */
export type Sources = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  /** Bounds what it remembers, together with what others do. */
  readonly memory: PlanMemory;
};

/**
 * A read model at work; holds caches of folded states, so it is thrown away and opened anew after
 * any failure.
 */
export type Projection = {
  /**
   * Adds to `out` what writes the rows that follow from `events` (global order, not empty); none of
   * it reads what came before.
   */
  apply(out: Statement[], events: readonly KnownEvent[]): Promise<void>;
  /** Gives the memory that it took back. To be called once nothing more is applied. */
  close(): void;
};

/**
 * Plain SQL, names without a schema, that lets the tables of an earlier version be read and written
 * by the program of this one until its own are filled.
 */
export type Upgrade = {
  /**
   * The version whose tables it upgrades; the one before, where it says none. A release has one
   * step from the release before.
   */
  readonly from?: number;
  /**
   * Adds the columns of this version and takes nothing away. Reads wait for it, so it changes no
   * rows; what a row can't know gets a default that shows too little rather than too much.
   */
  readonly columns: string;
  /**
   * Fills in what follows from columns that were there, before anybody reads the new ones. It
   * leaves rows alone that were written with them already, as by this program before an older one
   * was started again.
   */
  readonly rows?: string;
};

/** Each by the number of the version that it leads to. */
export type Upgrades = Readonly<Record<number, Upgrade>>;

/** One question that is answered from tables of its own. */
export type ReadModel = {
  readonly name: string;
  /**
   * Raised with every change of tables or projection: tables of the new version are then filled
   * from the beginning, beside those that go on answering reads.
   */
  readonly version: number;
  /**
   * Steps from each earlier version that may be upgraded from: of the last release, and of what
   * came since.
   */
  readonly upgrades: Upgrades;
  /** Beginnings of the names of the streams it is made from. */
  readonly prefixes: readonly string[];
  /** Tables in schema `read`, as `guardedTable` makes them. */
  readonly tables: readonly Table[];
  /** The resources that `GET /api/<resource>` reads from these tables. */
  readonly resources: readonly Resource[];
  open(sources: Sources): Projection;
};
