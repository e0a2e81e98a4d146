import { commandSchemas } from '@waymark/api';
import { cleanHtml } from './cleanHtml.ts';

/** Rich text is sanitised before it is decided on, so that nothing else ever reaches the log. */
export const richText = commandSchemas.SetBlockText.shape.html.overwrite(cleanHtml);
