import { BUILDER_PROFILE } from '../../../../contract/context/userRecord';
import type { RootState } from '../../../kernel/state';
import { selectPreview } from '../../../kernel/preview';
import { selectUserRecord } from '../../../features/site';

/** Whether the shopper may edit the site, by the profile of their user record; false in a preview. */
export function selectIsBuilder(state: RootState): boolean {
  if (selectPreview(state)) return false;
  const { data } = selectUserRecord(state);
  return 'fields' in data && data.fields['Profile']?.displayValue === BUILDER_PROFILE;
}
