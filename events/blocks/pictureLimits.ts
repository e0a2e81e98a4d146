/** Pictures that one block may show (PRODUCT 1.9). */
export const MOST_PICTURES = 4;
/** Each is smaller than this, in bytes (PRODUCT 11.4). */
export const MOST_PICTURE_BYTES = 4 * 1024 * 1024;
