/** Files of messages. */
export const files = {
  files: 'Files',
  attached: 'Attached files',
  attach: 'Attach files',
  choose: 'Files from this device',
  going: (name: string) => `Uploading ${name}`,
  checking: 'Being checked',
  drop: (name: string) => `Remove ${name}`,
  erased: 'A file was here. It was erased.',
  needsLine: 'Needs a connection',
  tooMany: (most: number) => `One message can have at most ${most} files.`,
  tooLarge: (most: string) =>
    `A file can have at most ${most}. Make it smaller, or share it elsewhere and paste the link.`,
};
