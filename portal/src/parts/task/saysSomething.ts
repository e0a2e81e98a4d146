/** Whether rich text shows anything at all. */
export const saysSomething = (html: string): boolean =>
  /<(img|hr)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
