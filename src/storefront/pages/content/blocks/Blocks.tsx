import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ContentBlock, WidgetName } from '../../../../contract/content/contentDocument';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { HorizontalLine } from '../../../ui/layout/HorizontalLine';
import { tokens } from '../../../ui/theme/tokens';
import { fillPlaceholders, useSurroundings } from '../../../features/content/page';
import { Prose } from './Prose';
import { ContentButton } from './ContentButton';
import { ContentCards } from './ContentCards';
import { ContentPicture } from './ContentPicture';
import { ContentTable } from './ContentTable';
import { GridOfBlocks } from './GridBlocks';
import { ColumnsOfBlocks, FlexibleBlocks, ResponsiveBlocks } from './LayoutBlocks';
import { Recipe } from './Recipe';
import { Rich } from './Rich';
import { SkuShelf } from './SkuShelf';

interface BlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Renders the component for a widget. */
  readonly widget: (name: WidgetName) => ReactNode;
  /** The share of the page's width that the blocks have from medium screens on, up to 1. */
  readonly share?: number;
  /** Whether the blocks are inside another block. */
  readonly inner?: boolean;
}

/** The `sizes` of a picture: in a column that column's share of the window, otherwise the width of running text. */
const sizesFor = (share: number): string =>
  share === 1 ? '(min-width: 48em) 44rem, 100vw' : `(min-width: 48em) ${Math.round(share * 100)}vw, 100vw`;

const heading = (level: number, text: string, id?: string) =>
  level === 2 ? <h2 id={id}>{text}</h2> : <h3 id={id}>{text}</h3>;

/** The blocks of a content, in order. A block of an unknown kind is skipped. */
export function Blocks({ blocks, widget, share = 1, inner = false }: BlocksProps) {
  const { facts, anchors } = useSurroundings();
  const text = (written: string) => fillPlaceholders(written, facts);
  const within = (held: readonly ContentBlock[], part: number) => (
    <Blocks blocks={held} widget={widget} share={share * part} inner />
  );
  const shown = ({ block, notes }: Placed): ReactNode => {
    switch (block.kind) {
      case 'heading':
        return heading(block.level, text(block.text), anchors.get(block));
      case 'text':
        return (
          <Prose>
            <Rich value={block.html} enableQuillCss={block.enableQuillCss === true} />
          </Prose>
        );
      case 'list': {
        const items = block.items.map((item, index) => (
          <li key={index}>
            <Rich value={item} inline />
          </li>
        ));
        return <Prose>{block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>}</Prose>;
      }
      case 'picture':
        return (
          <figure>
            <ContentPicture contentKey={block.contentKey} alt={text(block.altText)} sizes={sizesFor(share)} />
            {block.caption !== '' && <figcaption>{text(block.caption)}</figcaption>}
          </figure>
        );
      case 'shelf':
        return <SkuShelf title={block.title} skus={block.skus} narrow={share < 1} />;
      case 'questions':
        return (
          <section>
            {block.title !== '' && <h2>{text(block.title)}</h2>}
            {block.items.map(({ question, html }, index) => (
              <Disclosure key={index} summary={text(question)}>
                <Prose>
                  <Rich value={html} />
                </Prose>
              </Disclosure>
            ))}
          </section>
        );
      case 'table':
        return <ContentTable block={block} />;
      case 'recipe':
        return <Recipe block={block}>{within(notes, 7 / 12)}</Recipe>;
      case 'contents':
        return <ContentCards title={text(block.title)} under={block.under} />;
      case 'button': {
        const { kind: _kind, label, ...button } = block;
        return <ContentButton {...button} label={text(label)} />;
      }
      case 'widget':
        return widget(block.widget);
      case 'columns':
        return <ColumnsOfBlocks block={block}>{within}</ColumnsOfBlocks>;
      case 'flexible':
        return <FlexibleBlocks block={block}>{within}</FlexibleBlocks>;
      case 'grid':
        return <GridOfBlocks block={block}>{within}</GridOfBlocks>;
      case 'line': {
        const { kind: _kind, ...line } = block;
        return <HorizontalLine {...line} />;
      }
      case 'responsive':
        return <ResponsiveBlocks block={block}>{within}</ResponsiveBlocks>;
      default:
        return null;
    }
  };
  return withNotes(blocks).map((placed, index) => (
    <Spaced key={index} $apart={APART.includes(placed.block.kind)} $inner={inner}>
      {shown(placed)}
    </Spaced>
  ));
}

interface Placed {
  readonly block: ContentBlock;
  /** For a recipe: the texts that follow it. */
  readonly notes: ContentBlock[];
}

const NOTES: readonly ContentBlock['kind'][] = ['text', 'list', 'table'];

/** Whether the first of these blocks can be a recipe's note; a heading stays with the block that it introduces. */
function beginsWithNote([first, ...others]: readonly ContentBlock[]): boolean {
  if (first === undefined) return false;
  return first.kind === 'heading' ? beginsWithNote(others) : NOTES.includes(first.kind);
}

/** The blocks in order, with the texts after a recipe moved into it: they fill the column beside its ingredients. */
function withNotes(blocks: readonly ContentBlock[]): readonly Placed[] {
  const placed: Placed[] = [];
  for (const [index, block] of blocks.entries()) {
    const last = placed.at(-1);
    if (last?.block.kind === 'recipe' && beginsWithNote(blocks.slice(index))) last.notes.push(block);
    else placed.push({ block, notes: [] });
  }
  return placed;
}

/** The kinds whose wrapper has margins above and below. */
const APART: readonly ContentBlock['kind'][] = ['columns', 'flexible', 'grid'];

/** The first and the last element of a container block add no margins above and below to those of the block. */
const flush = css`
  &:first-child,
  &:first-child > :is(h2, h3, figure),
  &:first-child > * > * > p:first-child {
    margin-top: 0;
  }
  &:last-child,
  &:last-child > :is(h2, h3, figure),
  &:last-child > * > * > p:last-child {
    margin-bottom: 0;
  }
`;

/**
 * Wraps a block and sets the margins of headings, sections and figures, the same on the page and inside other blocks.
 */
const Spaced = styled.div<{ readonly $apart: boolean; readonly $inner: boolean }>`
  ${({ $apart }) => $apart && `margin-block: ${tokens.space[6]};`}
  > h2,
  > section > h2 {
    margin-block: ${tokens.space[8]} ${tokens.space[3]};
  }
  > h3 {
    margin-block: ${tokens.space[6]} ${tokens.space[2]};
  }
  > section {
    margin-bottom: ${tokens.space[6]};
  }
  > section > details {
    max-width: 44rem;
  }
  > figure {
    max-width: 44rem;
    margin: ${tokens.space[5]} var(--after, 0) ${tokens.space[5]} var(--before, 0);
  }
  > figure img {
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.card};
  }
  > figure figcaption {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  ${({ $inner }) => $inner && flush}
`;
