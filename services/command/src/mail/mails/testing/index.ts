/** Every mail of the product, for what looks at them in a browser. */
export { ownMails, productMails } from './allMails.ts';
