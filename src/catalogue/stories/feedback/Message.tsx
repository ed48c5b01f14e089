import { Message } from '../../../storefront/ui/feedback/Message';
import { choice, eachOf, story, toggle, typed } from '../../story';

const variants = ['info', 'success', 'warning', 'error'] as const;

export const messageStory = story<{
  variant: (typeof variants)[number];
  title: string;
  text: string;
  announce: boolean;
}>({
  shows: ['Message'],
  use: 'message.use',
  avoid: 'message.avoid',
  room: 'half',
  usual: { variant: 'info', title: 'sample.deliveryNews', text: 'sample.deliveryNewsText', announce: false },
  properties: { variant: choice(variants), title: typed, text: typed, announce: toggle },
  states: [
    ...eachOf('variant', variants),
    { name: 'state.textOnly', set: { title: '' } },
    { name: 'state.titleOnly', set: { text: '' } },
    { name: 'state.announced', set: { announce: true } },
    { name: 'state.announcedError', set: { announce: true, variant: 'error' } },
    { name: 'state.long', set: { title: 'sample.longText', text: 'sample.longText' } },
  ],
  show: ({ text, ...rest }) => <Message {...rest}>{text && <p>{text}</p>}</Message>,
});
