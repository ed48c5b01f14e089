import Plus from 'lucide-react/icons/plus';
import Minus from 'lucide-react/icons/minus';
import styled from 'styled-components';
import { CONTENT_LIMITS } from '../../../contract/content/contentLimits';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { FieldError } from '../../../storefront/ui/fields/Field';
import { Cluster } from '../../../storefront/ui/layout/Stack';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { DocumentPath } from '../../draft';
import { DocumentText, textOf, useField, useProblem } from '../../fields';
import { usable } from '../../toolbar/usable';
import { Entries } from './Entries';

type Cells = readonly string[];
const cellsIn = (value: unknown): Cells => (Array.isArray(value) ? value.map(String) : []);
const rowsIn = (value: unknown): readonly Cells[] => (Array.isArray(value) ? value.map(cellsIn) : []);

/** A table: caption, column heads and rows. Columns are added and removed in all rows at once. */
export function TableFields({ path }: { readonly path: DocumentPath }) {
  const t = useMessages();
  const { value, choose } = useField(path);
  const table: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const head = cellsIn(table['head']);
  const withCells = (of: (cells: Cells) => Cells) =>
    choose({
      kind: 'table',
      caption: textOf(table['caption']),
      head: of(head),
      rows: rowsIn(table['rows']).map(of),
    });
  return (
    <>
      <DocumentText path={[...path, 'caption']} label={t('builderContents.caption')} />
      <Cells path={[...path, 'head']} count={head.length} label={(number) => t('builderContents.column', { number })} />
      <Cluster>
        <Button {...usable(head.length < CONTENT_LIMITS.columns, () => withCells((cells) => [...cells, '']))}>
          <Icon icon={Plus} size="small" />
          {t('builderContents.columnAdd')}
        </Button>
        <Button {...usable(head.length > 1, () => withCells((cells) => cells.slice(0, -1)))}>
          <Icon icon={Minus} size="small" />
          {t('builderContents.columnRemove')}
        </Button>
      </Cluster>
      <Entries
        path={[...path, 'rows']}
        name={(number) => t('builderContents.row', { number })}
        add={{ label: t('builderContents.rowAdd'), entry: head.map(() => '') }}
      >
        {(entry) => (
          <Cells
            path={entry}
            count={head.length}
            label={(number) => head[number - 1] || t('builderContents.cell', { number })}
          />
        )}
      </Entries>
    </>
  );
}

interface CellsProps {
  readonly path: DocumentPath;
  readonly count: number;
  readonly label: (number: number) => string;
}

function Cells({ path, count, label }: CellsProps) {
  const error = useProblem(path);
  return (
    <Row>
      {Array.from({ length: count }, (_, index) => (
        <DocumentText key={index} path={[...path, index]} label={label(index + 1)} />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;
