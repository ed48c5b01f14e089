import { useContext } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Icon } from '../../../storefront/ui/controls/Icon';
import Plus from 'lucide-react/icons/plus';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../../kernel/hooks';
import type { Json } from '../../draft';
import { EditedDocumentContext, fieldId, useField } from '../../fields';
import { usable } from '../../toolbar/usable';
import { selectContent } from '../editing/contentSlice';
import { BlockFields } from './BlockFields';
import { Entries } from './Entries';
import { BLOCK_KINDS, NEW_BLOCKS } from './newBlock';

const place = ['blocks'] as const;

/** The blocks of the content in order, with a button for a new one of each kind. */
export function BlockList() {
  const t = useMessages();
  const blocks = useBuilderSelector((state) => selectContent(state)?.blocks) ?? [];
  return (
    <Root aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t('builderContents.blocks')}</h2>
      <Entries
        place={place}
        name={(number) => {
          const kind = blocks[number - 1]?.kind;
          return t('builderContents.block', { number, kind: kind ? t(`builderContents.block.${kind}`) : '' });
        }}
      >
        {(at, index) => {
          const block = blocks[index];
          return (
            block && (
              <Fields>
                <BlockFields place={at} kind={block.kind} />
              </Fields>
            )
          );
        }}
      </Entries>
      <NewBlock />
    </Root>
  );
}

function NewBlock() {
  const t = useMessages();
  const { value, choose } = useField(place);
  const most = useContext(EditedDocumentContext).limits.countAt('blocks');
  const blocks = Array.isArray(value) ? (value as readonly Json[]) : [];
  const add = (block: Json) => {
    flushSync(() => choose([...blocks, block]));
    document.getElementById(`${fieldId([...place, blocks.length])}-entry`)?.focus();
  };
  return (
    <div role="group" aria-labelledby="new-block-title">
      <h3 id="new-block-title">{t('builderContents.blockAdd')}</h3>
      <div>
        {BLOCK_KINDS.map((kind) => (
          <Button key={kind} {...usable(blocks.length < most, () => add(NEW_BLOCKS[kind]))}>
            <Icon icon={Plus} size="small" />
            {t(`builderContents.block.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  h3 {
    font-size: ${tokens.size.body};
  }
  > [role='group'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
    margin-top: ${tokens.space[2]};
  }
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
`;
