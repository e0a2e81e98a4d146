/** What goes on beside the tables that are read. */
export const opsSentences = {
  buildingUpgrade:
    'Tables of the new version are filled from the log and swap in by themselves; readers go on with the present ones.',
  buildingRollback:
    'The tables that were replaced catch up with the log, then take their place again. Readers go on with the present ones.',
  building: 'New tables are filled from the log; readers go on with the present ones.',
  buildingSwaps:
    'New tables are filled from the log and swap in by themselves; readers go on with the present ones.',
  paused: 'It goes on from where it stopped.',
  verifying: 'The new tables are compared with a fresh calculation from the log.',
  readySwaps: 'The tables are complete and swap in now.',
  ready:
    'The new tables are complete, proven equal to a fresh calculation, and follow the log until they are swapped in.',
  different: 'The new tables differ from a fresh calculation, so they cannot be swapped in.',
  failed: 'It stopped. Readers go on with the present tables.',
  compared: 'Compared with a fresh calculation from the log.',
  comparedAt: 'Compared with a fresh calculation from the log at position %{position}.',
  equal: 'Equal to a fresh calculation, %{time}.',
  equalAt: 'Equal to a fresh calculation at position %{position}, %{time}.',
  differs: 'Different from a fresh calculation, %{time}.',
  differsAt: 'Different from a fresh calculation at position %{position}, %{time}.',
  notFinished: 'It could not be finished, %{time}.',
  swapAsks:
    'Readers see the rebuilt tables from then on. The present ones are kept, so that you can roll back.',
  rollbackAsks:
    'The tables that the last swap replaced catch up with the log, then readers see them again.',
  discardAsks:
    'The new tables are thrown away; another rebuild starts from the beginning. Readers go on with the present ones.',
} as const;
