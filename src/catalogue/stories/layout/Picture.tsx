import { Picture } from '../../../storefront/ui/layout/Picture';
import { count, story, toggle, typed } from '../../story';

/** A drawing of a packet as a data URL; the shop would send a file. */
const packet = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="240" height="180" fill="${ground}"/><path d="M60 70l60-22 60 22v50l-60 22-60-22z" fill="#f2d98b"/><path d="M60 70l60 22 60-22M120 92v50" fill="none" stroke="#7a5a0e" stroke-width="2"/></svg>`,
  )}`;

export const pictureStory = story<{
  alt: string;
  width: number;
  height: number;
  src: string;
  eager: boolean;
  hasSources: boolean;
  media: string;
}>({
  shows: ['Picture'],
  use: 'picture.use',
  avoid: 'picture.avoid',
  usual: {
    alt: 'sample.packet',
    width: 240,
    height: 180,
    src: packet('#f3eddf'),
    eager: false,
    hasSources: false,
    media: '',
  },
  properties: {
    alt: typed,
    width: count(40, 960),
    height: count(30, 720),
    src: typed,
    eager: toggle,
    hasSources: toggle,
    media: typed,
  },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.small', set: { width: 80, height: 60 } },
    { name: 'state.tooLarge', set: { width: 960, height: 720 } },
    { name: 'state.eager', set: { eager: true } },
    { name: 'state.withSources', set: { hasSources: true } },
    { name: 'state.sourceForPhones', set: { hasSources: true, media: '(max-width: 47.99em)' } },
    { name: 'state.lost', set: { src: 'data:image/png,' } },
  ],
  show: ({ hasSources, media, ...rest }) => (
    <Picture
      {...rest}
      {...(hasSources && {
        sources: [{ type: 'image/svg+xml', srcSet: packet('#e3efe9'), ...(media !== '' && { media }) }],
      })}
    />
  ),
});
