/** Pictures on a module's page. */
export const pictures = {
  pictures: 'Pictures',
  add: 'Add pictures',
  change: 'Change the pictures',
  choose: 'Choose pictures',
  hint: 'Up to 4, under 4 MB each. Drop them here or paste them.',
  alt: 'What it shows',
  nth: 'Picture %{n}',
  look: 'View %{name}',
  drop: 'Remove %{name}',
  previous: 'Previous picture',
  next: 'Next picture',
  gone: 'This picture no longer exists',
  leftOut: {
    one: 'Only %{most} pictures fit. 1 was left out.',
    other: 'Only %{most} pictures fit. %{count} were left out.',
  },
  notPicture: 'Only a picture can go here: JPEG, PNG, WebP or GIF. Upload one of these.',
  // Word for word as the specification has it.
  tooHeavy: 'Images must be less than 4 MB in size.',
} as const;
