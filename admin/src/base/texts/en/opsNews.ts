/** What a screen reader is told of them. */
export const opsNews = {
  streamsWait: { one: '%{count} stream waits', other: '%{count} streams wait' },
  projectorBack: 'The projector is back.',
  noProjector: 'No projector is running.',
  ofModel: '%{title}: %{change}.',
  rebuildIs: 'rebuild: %{state}',
  rollbackIs: 'rollback: %{state}',
  upgradeIs: 'upgrade: %{state}',
  rebuildGone: 'the rebuild is gone',
  rollbackGone: 'the rollback is gone',
  upgradeGone: 'the upgrade is gone',
  earlierBack: 'the earlier tables are back',
  newVersionIn: 'the tables of the new version are swapped in',
  rebuiltIn: 'the rebuilt tables are swapped in',
  verificationIs: 'verification: %{state}',
  inQuarantine: {
    one: 'streams in quarantine: %{count}',
    other: 'streams in quarantine: %{count}',
  },
} as const;
