import type {
  AccountEvent,
  ClaimEvent,
  Plan,
  WaymarkEvent,
} from '@waymark/events';
import type { PlanNames } from '../planNames.ts';
import type { Told } from '../told.ts';

/** Every event that history tells: all but those of people themselves, which belong to no workspace. */
export type ToldEvent = Exclude<WaymarkEvent, AccountEvent | ClaimEvent>;
export type ToldType = ToldEvent['type'];
export type DataOf<Type extends ToldType> = Extract<
  ToldEvent,
  { type: Type }
>['data'];

/** The plan around an event: right before it, right after it, and what things in it are called. */
export type Scene = {
  readonly names: PlanNames;
  readonly before: Plan;
  readonly after: Plan;
  readonly planName: string;
};

/** How each event is put into words; null where it changed nothing that people see. An event type without words does not compile. */
export type Tellers = {
  readonly [Type in ToldType]: (
    data: DataOf<Type>,
    scene: Scene,
  ) => Told | null;
};
