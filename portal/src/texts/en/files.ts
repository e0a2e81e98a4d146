/** Files of messages. */
export const files = {
  files: 'Files',
  attached: 'Files that go with it',
  attach: 'Attach files',
  choose: 'Files from this device',
  going: (name: string) => `${name} is being brought`,
  drop: (name: string) => `Do not send ${name}`,
  erased: 'A file was here; it was erased.',
  needsLine: 'Needs a line',
  tooMany: (most: number) => `At most ${most} files go with one message.`,
  tooLarge: (most: string) =>
    `A file may have at most ${most}. Make it smaller, or share it elsewhere and write its link.`,
};
