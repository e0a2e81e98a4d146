/** localStorage key of the link that a guest came by, to which they come back once they are out. */
export const linkKey = 'waymark.share';
