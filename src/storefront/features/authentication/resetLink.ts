import type { RootState } from '../../kernel/state';
import { selectProblems } from '../../forms/drafts';

/** The problem of a mailed link that the server refused: it was used before, or is too old. */
export const LINK_USED = { id: 'account.reset.linkUsed' } as const;

/** Whether the link that opened the page was refused: no password can be changed through it any more. */
export const selectIsLinkUsed = (state: RootState): boolean =>
  selectProblems(state, 'resetPassword')['form']?.id === LINK_USED.id;
