import { LATE_PATHS } from '../contract/latePaths';
import type { CallText, Callers } from './calls';
import type { DocumentedCode, Refusal } from './errorCodes';
import { OWN_REFUSALS } from './ownRefusals';

type Refusals = Readonly<Record<number, readonly DocumentedCode[]>>;

const OF_GUESTS_TOO: readonly Callers[] = ['carts', 'checkouts', 'orders'];

/** The refusals that a call may get because of its kind. */
function commonRefusals({ method, path, callers, hasKey }: CallText): readonly Refusal[] {
  const isApi = path.startsWith('/services/');
  return [
    // The calls that log out have no input that could be invalid.
    ...(path === LATE_PATHS.logout ? [] : (['400 INVALID_API_INPUT'] as const)),
    ...(isApi ? (['401 INVALID_SESSION_ID', '404 NOT_FOUND', '404 EFFECTIVE_ACCOUNT_NOT_FOUND'] as const) : []),
    ...(path.includes(':webstoreId') ? (['404 WEBSTORE_NOT_FOUND', '400 INVALID_ID_FIELD'] as const) : []),
    '415 INVALID_API_INPUT',
    // 403: a changing call from another site, or a guest who tries to act for an account.
    ...(method === 'GET' && !OF_GUESTS_TOO.includes(callers) ? [] : (['403 INSUFFICIENT_ACCESS'] as const)),
    ...(method === 'GET' ? [] : (['400 JSON_PARSER_ERROR', '413 MAX_LIMIT_EXCEEDED'] as const)),
    ...(hasKey === true ? (['422 INVALID_API_INPUT'] as const) : []),
    '500 UNKNOWN_EXCEPTION',
    '503 SERVER_UNAVAILABLE',
  ];
}

/** The codes of the refusals that a call may get, by status: those of its kind, and its own. */
export function refusalsOf(text: CallText): Refusals {
  const all = [...commonRefusals(text), ...(OWN_REFUSALS[text.operationId] ?? [])];
  const byStatus: Record<number, DocumentedCode[]> = {};
  for (const refusal of all) {
    const [status, code] = refusal.split(' ') as [string, DocumentedCode];
    const codes = (byStatus[Number(status)] ??= []);
    if (!codes.includes(code)) codes.push(code);
  }
  return byStatus;
}
