import { invalidInput } from '../problems';

const TOKEN = /^o(\d{1,6})$/;

/** The offset of a token from an earlier reply. Throws INVALID_API_INPUT on one of another form. */
export function offsetAsked(token: string | undefined): number {
  if (token === undefined) return 0;
  const offset = TOKEN.exec(token)?.[1];
  if (offset === undefined) throw invalidInput('pageToken is not a page token.');
  return Number(offset);
}

/** Tokens and addresses of a page that begins at `offset` and of its neighbours; null where there is none. */
export function tokenLinks(
  page: { readonly offset: number; readonly size: number; readonly total: number },
  url: string,
) {
  const { offset, size, total } = page;
  const [path = '', search = ''] = url.split('?', 2);
  const token = (start: number): string => `o${start}`;
  const linkTo = (start: number): string => {
    const parameters = new URLSearchParams(search);
    parameters.set('pageToken', token(start));
    return `${path}?${parameters.toString()}`;
  };
  const next = offset + size < total ? offset + size : null;
  const previous = offset > 0 ? Math.max(0, offset - size) : null;
  return {
    currentPageToken: token(offset),
    currentPageUrl: linkTo(offset),
    nextPageToken: next === null ? null : token(next),
    nextPageUrl: next === null ? null : linkTo(next),
    previousPageToken: previous === null ? null : token(previous),
    previousPageUrl: previous === null ? null : linkTo(previous),
  };
}
