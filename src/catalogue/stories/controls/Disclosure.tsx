import { Disclosure } from '../../../storefront/ui/controls/Disclosure';
import { story, toggle, typed } from '../../story';

export const disclosureStory = story<{ summary: string; text: string; open: boolean }>({
  shows: ['Disclosure'],
  use: 'disclosure.use',
  avoid: 'disclosure.avoid',
  room: 'half',
  usual: { summary: 'sample.storage', text: 'sample.storageText', open: false },
  properties: { summary: typed, text: typed, open: toggle },
  states: [
    { name: 'state.closed', set: {} },
    { name: 'state.opened', set: { open: true } },
    { name: 'state.long', set: { summary: 'sample.longText', open: true, text: 'sample.longText' } },
  ],
  show: ({ text, ...rest }) => (
    <Disclosure {...rest}>
      <p>{text}</p>
    </Disclosure>
  ),
});
