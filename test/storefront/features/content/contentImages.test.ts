import type { ManagedContent } from '../../../../src/contract/content/content';
import { imageDataOf, imageInfosOf } from '../../../../src/storefront/features/content/contentImages';

const picture = (url: string, body: Partial<ManagedContent['contentBody']> = {}): ManagedContent => ({
  managedContentId: '20Y000000000001AAA',
  contentKey: 'MCBEURRE',
  contentType: { fullyQualifiedName: 'sfdc_cms__image' },
  title: 'Beurre',
  urlName: null,
  language: 'fr-FR',
  publishedDate: '2025-01-06T08:00:00.000Z',
  unauthenticatedUrl: url,
  contentBody: { 'sfdc_cms:media': { url, mimeType: 'image/webp' }, altText: 'Une plaquette', ...body },
});
const media = '/sfsites/c/cms/delivery/media/MCBEURRE';

it('a picture has the platform’s image data: its key, its address, its text, its sizes and its formats [CMS-03]', () => {
  const data = imageDataOf(picture(media, { width: 2400, height: 1600 }));
  expect(data).toMatchObject({
    ContentKey: 'MCBEURRE',
    Url: media,
    RawUrl: media,
    AltText: 'Une plaquette',
    Picture: { Url: media, Width: 2400, Height: 1600 },
  });
  expect(data?.SrcSet.split(', ')[0]).toMatch(
    /^\/sfsites\/c\/cms\/delivery\/media\/MCBEURRE\?width=\d+&format=webp \d+w$/,
  );
  expect(data?.Pictures.map(({ Type, SrcSet }) => [Type, SrcSet.includes(`format=${Type.slice(6)} `)])).toEqual([
    ['image/avif', true],
    ['image/webp', true],
  ]);
  expect(imageInfosOf([picture(media)])).toHaveProperty('MCBEURRE.RawUrl', media);
});

it.each(['https://img.example/a.png', 'http://img.example/a.png', 'data:image/png;base64,iVBORw0KGgo=', media])(
  'a picture may come from %s [CMS-03]',
  (url) => {
    expect(imageDataOf(picture(url))?.Url).toBe(url);
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', '//img.example/a.png', 'ftp://img.example/a.png', ''])(
  'no picture may come from "%s" [CMS-03]',
  (url) => {
    expect([imageDataOf(picture(url)), imageInfosOf([picture(url)])]).toEqual([null, {}]);
  },
);

it('what is no picture has no image data [CMS-03]', () => {
  const { 'sfdc_cms:media': _media, ...body } = picture(media).contentBody;
  expect(imageDataOf({ ...picture(media), contentBody: body })).toBeNull();
});
