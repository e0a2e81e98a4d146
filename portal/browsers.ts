/** The oldest browsers that the script is built for. */
export const browsers = ['chrome123', 'firefox120', 'safari17.5'];
