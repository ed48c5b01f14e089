import { BUILDER_PROFILE } from '../../../../contract/context/userRecord';
import type { RootState } from '../../../kernel/state';
import { selectPreview } from '../../../kernel/preview';
import { selectUserRecord } from '../../../features/site';

/** Whether the shopper is a builder of the site, as their record says; within the builder's own preview nobody is. */
export function selectBuilds(state: RootState): boolean {
  if (selectPreview(state)) return false;
  const { data } = selectUserRecord(state);
  return 'fields' in data && data.fields['Profile']?.displayValue === BUILDER_PROFILE;
}
