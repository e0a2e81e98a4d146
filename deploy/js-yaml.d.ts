/** Of the YAML reader only what the tests need. */
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
