import { fireEvent, render, screen } from '@testing-library/react';
import { RichText } from '../../../../src/storefront/features/content/richText/RichText';
import { imageInfosOf, type ContentImageData } from '../../../../src/storefront/features/content/contentImages';
import { ContentContext } from '../../../../src/storefront/features/content/contentContext';
import { ContentPicture } from '../../../../src/storefront/pages/content/blocks/ContentPicture';
import { CONTENT_TAGS } from '../../../../src/contract/content/richTextTags';

let warned: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => warned.mockRestore());

const url = '/sfsites/c/cms/delivery/media/MCFOUR';
const content = {
  managedContentId: '20Y000000000001AAA',
  contentKey: 'MCFOUR',
  contentType: { fullyQualifiedName: 'sfdc_cms__image' },
  title: 'Four',
  urlName: null,
  language: 'fr-FR',
  publishedDate: '2025-01-06T08:00:00.000Z',
  unauthenticatedUrl: url,
  contentBody: { 'sfdc_cms:media': { url, mimeType: 'image/webp' }, altText: 'Un four' },
} as const;

/** The picture of a content, with these changes to its formats and addresses. */
function showPicture(eager: boolean, change: (image: ContentImageData) => Partial<ContentImageData> = () => ({})) {
  const images = Object.fromEntries(
    Object.entries(imageInfosOf([content])).map(([key, image]) => [key, { ...image, ...change(image) }]),
  );
  render(
    <ContentContext value={{ facts: {}, references: [], anchors: new Map(), images }}>
      <ContentPicture contentKey="MCFOUR" sizes="100vw" eager={eager} />
    </ContentContext>,
  );
  return screen.getByRole('img', { name: 'Un four' });
}

function showText(info: { readonly SrcSet?: string }) {
  const imageInfos = { MCFOUR: { Url: url, AltText: 'Un four', ...info } };
  render(<RichText value='<img data-content-key="MCFOUR">' allowedTags={CONTENT_TAGS} imageInfos={imageInfos} />);
  return screen.getByRole('img', { name: 'Un four' });
}

const failed = 'The picture of this content key could not be loaded: MCFOUR';

it('a picture that cannot be loaded ahead is named by its content key in the console, once, wherever it stands [KIT-12]', () => {
  const picture = showPicture(true);
  expect([picture.getAttribute('fetchpriority'), warned.mock.calls]).toEqual(['high', []]);
  fireEvent.error(picture);
  fireEvent.error(picture);
  expect(warned.mock.calls).toEqual([[failed]]);
});

it('of several sources the wrong addresses are skipped with one warning, and the others are used [KIT-11]', () => {
  const picture = showPicture(false, ({ Pictures }) => ({
    Pictures: [
      { Type: 'image/avif', SrcSet: 'javascript:alert(1) 640w' },
      ...Pictures.slice(1).map(({ Type, SrcSet }) => ({ Type, SrcSet: `b.webp 2x, ${SrcSet}` })),
    ],
  }));
  const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/webp', [640, 960, 1920].map((width) => `${url}?width=${width}&format=webp ${width}w`).join(', ')],
  ]);
  expect(warned.mock.calls).toEqual([
    ['Skipped among the addresses of a picture: javascript:alert(1) 640w, b.webp 2x'],
  ]);
});

it('in a text the valid addresses of a picture are used as well, and one warning says which are not [KIT-11]', () => {
  expect(showText({ SrcSet: `${url}?width=640 640w, ftp://x 960w` }).getAttribute('srcset')).toBe(
    `${url}?width=640 640w`,
  );
  expect(warned.mock.calls).toEqual([['Skipped among the addresses of a picture: ftp://x 960w']]);
});
