import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { valueAt, type DocumentPath } from '../../draft';
import { useField } from '../../fields';
import { BlockFields } from './BlockFields';
import { Entries } from './Entries';
import { BlockButtons } from './BlockButtons';
import { isBlockKind } from './newBlock';

/** The blocks of the content in order, with a button for a new one of each kind. */
export function BlockList() {
  const t = useMessages();
  return (
    <Root aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t('builderContents.blocks')}</h2>
      <Blocks path={['blocks']} level={0} above="" holder={null} />
    </Root>
  );
}

interface BlocksProps {
  readonly path: DocumentPath;
  /** Levels of blocks around this list. */
  readonly level: number;
  /** What the numbers of the list's blocks begin with, such as `2.1.`. */
  readonly above: string;
  /** The block that contains the list; null: the page. */
  readonly holder: string | null;
}

/** A list of blocks: the page's, or one inside of a block. */
function Blocks({ path, level, above, holder }: BlocksProps) {
  const t = useMessages();
  const { value } = useField(path);
  const kindAt = (index: number) => {
    const kind = valueAt(value, [index, 'kind']);
    return isBlockKind(kind) ? kind : null;
  };
  return (
    <>
      <Entries
        path={path}
        name={(number) => {
          const kind = kindAt(number - 1);
          return t('builderContents.block', {
            number: `${above}${String(number)}`,
            kind: kind === null ? '' : t(`builderContents.block.${kind}`),
          });
        }}
      >
        {(at, index) => {
          const kind = kindAt(index);
          const number = `${above}${String(index + 1)}`;
          return (
            kind !== null && (
              <Fields>
                <BlockFields
                  path={at}
                  kind={kind}
                  number={number}
                  inner={(list, name, region) => (
                    <Inner>
                      <Blocks
                        path={list}
                        level={level + 1}
                        above={region === undefined ? `${number}.` : `${number}.${String(region)}.`}
                        holder={name}
                      />
                    </Inner>
                  )}
                />
              </Fields>
            )
          );
        }}
      </Entries>
      <BlockButtons path={path} level={level} holder={holder} />
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  h3 {
    font-size: ${tokens.size.body};
  }
`;

const Inner = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space[3]};
  min-width: 0;
`;

const Fields = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  align-items: start;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  > * {
    min-width: 0;
  }
  /* Inside another block, a line at the side takes the place of the border, because it needs less space. */
  & & {
    padding: 0 0 0 ${tokens.space[3]};
    border-width: 0 0 0 3px;
    border-radius: 0;
  }
`;
