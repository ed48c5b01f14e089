import { CONTENT_TAGS } from '../../../../contract/content/richTextTags';
import { RichText, useSurroundings } from '../../../features/content/page';

interface RichProps {
  readonly value: string;
  readonly inline?: boolean;
  readonly enableQuillCss?: boolean;
}

/** Rich text of a content, with the tags of a content block. */
export function Rich({ value, ...shown }: RichProps) {
  const { facts, images } = useSurroundings();
  return <RichText {...shown} value={value} allowedTags={CONTENT_TAGS} imageInfos={images} item={facts} />;
}
