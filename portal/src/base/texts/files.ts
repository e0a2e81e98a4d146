import { files } from './en/files.ts';
import { textsOf } from './language.ts';

export const texts = textsOf('files', files);
