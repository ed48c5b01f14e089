import { TOAST_ICON_VARIANTS } from '../../../contract/constants';
import { Toast } from '../../../storefront/ui/feedback/Toast';
import { choice, eachOf, story, toggle, typed } from '../../story';
import { Reports } from '../Reports';

export const toastStory = story<{
  variant: (typeof TOAST_ICON_VARIANTS)[number];
  label: string;
  message: string;
  closeLabel: string;
  leaving: boolean;
}>({
  shows: ['Toast'],
  use: 'toast.use',
  avoid: 'toast.avoid',
  room: 'half',
  usual: {
    variant: 'success',
    label: 'sample.added',
    message: 'sample.addedText',
    closeLabel: 'sample.close',
    leaving: false,
  },
  properties: {
    variant: choice(TOAST_ICON_VARIANTS),
    label: typed,
    message: typed,
    closeLabel: typed,
    leaving: toggle,
  },
  states: [
    ...eachOf('variant', TOAST_ICON_VARIANTS),
    { name: 'state.titleOnly', set: { message: '' } },
    { set: { leaving: true } },
    { name: 'state.long', set: { label: 'sample.longText', message: 'sample.longText' } },
  ],
  show: (values, { say }) => (
    <Reports>
      {(report) => (
        <Toast
          {...values}
          variantLabel={say(`sample.${values.variant}`)}
          onClose={() => report('onClose')}
          onPause={() => report('onPause')}
          onResume={() => report('onResume')}
          onLeft={() => report('onLeft')}
        />
      )}
    </Reports>
  ),
});
