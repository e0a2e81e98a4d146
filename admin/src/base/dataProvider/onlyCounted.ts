/** For `pagination` where only `total` is wanted: no row is read for it. */
export const onlyCounted = { page: 1, perPage: 0 };
