import { TOAST_ICON_VARIANTS } from '../../../contract/constants';
import { Toast } from '../../../storefront/ui/feedback/Toast';
import { choice, eachOf, story, toggle, typed } from '../../story';

export const toastStory = story<{
  variant: (typeof TOAST_ICON_VARIANTS)[number];
  label: string;
  message: string;
  leaving: boolean;
}>({
  shows: ['Toast'],
  use: 'toast.use',
  avoid: 'toast.avoid',
  room: 'half',
  usual: { variant: 'success', label: 'sample.added', message: 'sample.addedText', leaving: false },
  properties: { variant: choice(TOAST_ICON_VARIANTS), label: typed, message: typed, leaving: toggle },
  states: [
    ...eachOf('variant', TOAST_ICON_VARIANTS),
    { name: 'state.titleOnly', set: { message: '' } },
    { set: { leaving: true } },
    { name: 'state.long', set: { label: 'sample.longText', message: 'sample.longText' } },
  ],
  show: (values, { say }) => (
    <Toast
      {...values}
      variantLabel={say(`sample.${values.variant}`)}
      closeLabel={say('sample.close')}
      onClose={() => undefined}
    />
  ),
});
