/**
 * One set of a model's tables. `serving` answers reads, in schema `read`; `candidate` is filled
 * beside it by a rebuild; `previous` is what the last swap replaced. A comparison fills a set of
 * its own and drops it.
 */
export type TableSet = { readonly slot: string; readonly schema: string };

export const serving: TableSet = { slot: 'serving', schema: 'read' };
export const candidate: TableSet = { slot: 'candidate', schema: 'read_candidate' };
export const previous: TableSet = { slot: 'previous', schema: 'read_previous' };

/** Where `model` is folded afresh, to be held against its tables at `place`. */
export const scratchOf = (model: string, place: TableSet): TableSet => ({
  slot: `check of ${place.slot}`,
  schema: `read_check_${model}_${place.slot}`,
});

/**
 * An advisory lock: every read shares it, an exchange of tables takes it alone. So reads wait for
 * an exchange before they hold any table, and neither can keep the other from going on.
 */
export const GATE = 7_401_994;
