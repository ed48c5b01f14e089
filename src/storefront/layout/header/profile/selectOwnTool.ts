import { BUILDER_PROFILE, SUPPORT_PROFILE } from '../../../../contract/context/userRecord';
import { SUPPORT_PAGE } from '../../../../contract/recordings/supportPaths';
import { BUILDER_PAGE } from '../../../../contract/site/builderPaths';
import type { RootState } from '../../../kernel/state';
import { selectPreview } from '../../../kernel/preview';
import { selectUserRecord } from '../../../features/site';

const tools = {
  [BUILDER_PROFILE]: { page: BUILDER_PAGE, label: 'session.builder' },
  [SUPPORT_PROFILE]: { page: SUPPORT_PAGE, label: 'session.support' },
} as const;

const isTool = (profile: string): profile is keyof typeof tools => Object.hasOwn(tools, profile);

/** The tool beside the shop that the user may open, by the profile of their record; null: none, or a preview. */
export function selectOwnTool(state: RootState): (typeof tools)[keyof typeof tools] | null {
  if (selectPreview(state)) return null;
  const { data } = selectUserRecord(state);
  const profile = 'fields' in data ? (data.fields['Profile']?.displayValue ?? '') : '';
  return isTool(profile) ? tools[profile] : null;
}
