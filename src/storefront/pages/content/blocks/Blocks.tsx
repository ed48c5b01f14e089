import type { ReactNode } from 'react';
import type { ContentBlock, WidgetName } from '../../../../contract/content/contentDocument';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { fillPlaceholders, useSurroundings } from '../../../features/content/page';
import { Prose } from './Prose';
import { ContentCards } from './ContentCards';
import { ContentPicture } from './ContentPicture';
import { ContentTable } from './ContentTable';
import { Recipe } from './Recipe';
import { Rich } from './Rich';
import { SkuShelf } from './SkuShelf';

interface BlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** What the page shows for a widget. */
  readonly widget: (name: WidgetName) => ReactNode;
}

/** The blocks of a content, in order. A block of an unknown kind is skipped. */
export function Blocks({ blocks, widget }: BlocksProps) {
  const { facts } = useSurroundings();
  const text = (written: string) => fillPlaceholders(written, facts);
  const shown = (block: ContentBlock): ReactNode => {
    switch (block.kind) {
      case 'heading':
        return block.level === 2 ? <h2>{text(block.text)}</h2> : <h3>{text(block.text)}</h3>;
      case 'text':
        return (
          <Prose>
            <Rich value={block.html} />
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
            <ContentPicture
              contentKey={block.contentKey}
              alt={text(block.altText)}
              sizes="(min-width: 48em) 44rem, 100vw"
            />
            {block.caption !== '' && <figcaption>{text(block.caption)}</figcaption>}
          </figure>
        );
      case 'shelf':
        return <SkuShelf title={block.title} skus={block.skus} />;
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
        return <Recipe block={block} />;
      case 'contents':
        return <ContentCards title={text(block.title)} under={block.under} />;
      case 'widget':
        return widget(block.widget);
      default:
        return null;
    }
  };
  return blocks.map((block, index) => <div key={index}>{shown(block)}</div>);
}
