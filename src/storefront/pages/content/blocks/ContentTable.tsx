import type { ContentBlock } from '../../../../contract/content/contentDocument';
import { Cell, Head, Row } from '../../../ui/layout/tables/Table';
import { fillPlaceholders, useSurroundings } from '../../../features/content/page';
import { Rich } from './Rich';
import { TextTable } from './TextTable';

type TableBlock = Extract<ContentBlock, { readonly kind: 'table' }>;

/**
 * A table of rich text; on phones a list of cards, like every `Table`, on which each value has its column's heading.
 */
export function ContentTable({ block: { caption, head, rows } }: { readonly block: TableBlock }) {
  const { facts } = useSurroundings();
  const heads = head.map((text) => fillPlaceholders(text, facts));
  return (
    <TextTable caption={fillPlaceholders(caption, facts)} showCaption>
      <thead>
        <Row>
          {heads.map((text, index) => (
            <Head key={index}>{text}</Head>
          ))}
        </Row>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index}>
            {row.map((cell, column) => (
              <Cell key={column} heads={column === 0} {...(column > 0 && heads[column] && { label: heads[column] })}>
                <span>
                  <Rich value={cell} inline />
                </span>
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </TextTable>
  );
}
