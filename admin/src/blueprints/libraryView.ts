/** Rows of a page (PRODUCT 8.1). */
export const PER_PAGE = 100;

export type SortField = 'name' | 'createdAt' | 'updatedAt';
export type LibraryView = {
  q: string;
  sort: SortField;
  order: 'ASC' | 'DESC';
  page: number;
};

const fields: readonly string[] = ['name', 'createdAt', 'updatedAt'];

/** Search, sort and page of the URL; what it does not say, or says wrongly, is: all, by name, the first page. */
export function libraryView(params: URLSearchParams): LibraryView {
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    q: params.get('q') ?? '',
    sort: fields.includes(sort) ? (sort as SortField) : 'name',
    order: params.get('order') === 'DESC' ? 'DESC' : 'ASC',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** What a click on a column's head asks for: the other order, or that column (names from A, dates from the newest). */
export function sortedBy(
  field: SortField,
  { sort, order }: LibraryView,
): Pick<LibraryView, 'sort' | 'order'> {
  if (field === sort) return { sort, order: order === 'ASC' ? 'DESC' : 'ASC' };
  return { sort: field, order: field === 'name' ? 'ASC' : 'DESC' };
}
