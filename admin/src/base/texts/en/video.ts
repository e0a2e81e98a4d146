/** Videos on a module's page. */
export const video = {
  add: 'Add a video',
  change: 'Change the video',
  link: 'YouTube link',
  title: 'Title',
  video: 'Video',
  play: 'Play %{name}',
  asked: 'YouTube is contacted only when somebody presses play.',
  // Word for word as the specification has them.
  notYouTube: 'This is not a valid Youtube Link. Please try again.',
  noVideo: 'No Video ID found. Please try again.',
} as const;
