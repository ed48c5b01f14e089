import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { PLAIN_TAGS } from '../../../../contract/content/richTextTags';
import { isImageUrl, safeAddress } from '../../../../contract/pages/safeAddress';
import { withBase } from '../../../../contract/pages/basePath';
import { Link } from '../../../ui/controls/Link';
import { readSrcSet } from '../../../ui/pictures/readSrcSet';
import { useSkippedWarning } from '../../../ui/pictures/useSources';
import { parseRichText, type RichElement, type RichNode } from '../../../../commerce/content/parseRichText';
import { useContentPicture } from '../useContentPicture';
import { fillPlaceholders, type Item } from './placeholders';

/** A picture of a text, by its content key (KIT-17). */
export interface ImageInfo {
  readonly Url: string;
  readonly SrcSet?: string;
  readonly AltText?: string;
}

interface RichTextProps {
  readonly value: string;
  /** The pictures by content key; a picture without an entry is left out. */
  readonly imageInfos?: Readonly<Record<string, ImageInfo>>;
  /** Puts the editor's class on the block itself; its content has no class either way (KIT-18). */
  readonly enableQuillCss?: boolean;
  readonly allowedTags?: readonly string[];
  /** The values of `{!Item.field}` (KIT-19). */
  readonly item?: Item;
  /** How a text outside links is shown; by default as it is. */
  readonly outsideLinks?: (text: string) => ReactNode;
  /** Without an element of its own: for a list item or a table cell. */
  readonly inline?: boolean;
}

const noImages: Readonly<Record<string, ImageInfo>> = {};
const noItem: Item = {};
const asItIs = (text: string): ReactNode => text;

/** Rich text, reduced to the allowed tags and rendered as elements: its markup is never passed to the browser. */
export function RichText(props: RichTextProps) {
  const {
    value,
    imageInfos = noImages,
    enableQuillCss = false,
    allowedTags = PLAIN_TAGS,
    item = noItem,
    outsideLinks = asItIs,
  } = props;
  const nodes = useMemo(() => parseRichText(value, allowedTags), [value, allowedTags]);
  const around = { imageInfos, item, shown: outsideLinks };
  const content = nodes.map((node, index) => <Fragment key={index}>{rendered(node, around)}</Fragment>);
  if (props.inline === true) return <>{content}</>;
  return <div className={enableQuillCss ? 'ql-editor' : undefined}>{content}</div>;
}

interface Surroundings {
  readonly imageInfos: Readonly<Record<string, ImageInfo>>;
  readonly item: Item;
  readonly shown: (text: string) => ReactNode;
}

/** Prevents a line break after the hyphen of "e-mail" by a word joiner. */
const unbrokenMail = (text: string): string => text.replace(/\be-(?=mail)/g, 'e-\u2060');

function rendered(node: RichNode, around: Surroundings): ReactNode {
  if (typeof node === 'string') return around.shown(unbrokenMail(fillPlaceholders(node, around.item)));
  if (node.tag === 'img') return picture(node, around);
  if (node.tag === 'br') return <br />;
  const within = node.tag === 'a' ? { ...around, shown: asItIs } : around;
  const children = node.children.map((child, index) => <Fragment key={index}>{rendered(child, within)}</Fragment>);
  if (node.tag !== 'a') return createElement(node.tag, null, ...children);
  const href = safeAddress(fillPlaceholders(node.href ?? '', around.item));
  return href === null ? <>{children}</> : <Link href={href}>{children}</Link>;
}

function picture({ contentKey }: RichElement, { imageInfos }: Surroundings): ReactNode {
  const info = contentKey !== null && Object.hasOwn(imageInfos, contentKey) ? imageInfos[contentKey] : undefined;
  if (!info || !isImageUrl(info.Url)) return null;
  return <TextPicture contentKey={contentKey ?? ''} info={info} />;
}

interface TextPictureProps {
  readonly contentKey: string;
  readonly info: ImageInfo;
}

function TextPicture({ contentKey, info }: TextPictureProps) {
  const { Url, SrcSet = '', AltText = '' } = info;
  const { usable, refused } = useMemo(() => readSrcSet(SrcSet), [SrcSet]);
  useSkippedWarning(refused);
  const loading = useContentPicture(contentKey, Url);
  return <img {...loading} src={withBase(Url)} srcSet={usable || undefined} alt={AltText} loading="lazy" />;
}
