import { CONTENT_TAGS } from '../../../../contract/content/richTextTags';
import { WithPhone } from '../../../formatting';
import { RichText, useSurroundings } from '../../../features/content/page';

interface RichProps {
  readonly value: string;
  readonly inline?: boolean;
  readonly enableQuillCss?: boolean;
}

const outsideLinks = (text: string) => <WithPhone text={text} />;

/** Rich text of a content, with the tags of a content block; the shop's telephone number can be called. */
export function Rich({ value, ...shown }: RichProps) {
  const { facts, images } = useSurroundings();
  return (
    <RichText
      {...shown}
      value={value}
      allowedTags={CONTENT_TAGS}
      imageInfos={images}
      item={facts}
      outsideLinks={outsideLinks}
    />
  );
}
