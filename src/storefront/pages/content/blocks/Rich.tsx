import { CONTENT_TAGS } from '../../../../contract/content/richTextTags';
import { RichText, useSurroundings } from '../../../features/content/page';

interface RichProps {
  readonly value: string;
  readonly inline?: boolean;
}

/** Rich text of a content, with the tags of a content block. */
export function Rich({ value, inline = false }: RichProps) {
  const { facts, images } = useSurroundings();
  return <RichText value={value} allowedTags={CONTENT_TAGS} imageInfos={images} item={facts} inline={inline} />;
}
