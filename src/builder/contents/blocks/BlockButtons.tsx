import Plus from 'lucide-react/icons/plus';
import { useContext, useId } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { CONTENT_LIMITS } from '../../../contract/content/contentLimits';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Disclosure } from '../../../storefront/ui/controls/Disclosure';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { Json, DocumentPath } from '../../draft';
import { EditedDocumentContext, fieldId, useField } from '../../fields';
import { usable } from '../../toolbar/usable';
import { BLOCK_KINDS, HOLDER_KINDS, NEW_BLOCKS } from './newBlock';

interface BlockButtonsProps {
  /** The list that gets the new block. */
  readonly path: DocumentPath;
  /** Levels of blocks around the list. */
  readonly level: number;
  /** The block that contains the list; null: the page. */
  readonly holder: string | null;
}

/** A button for each kind of block that the list may get. For a list inside a block they are collapsed at first. */
export function BlockButtons({ path, level, holder }: BlockButtonsProps) {
  const t = useMessages();
  const titleId = useId();
  const { value, choose } = useField(path);
  const most = useContext(EditedDocumentContext).limits.countAt(path.join('.'));
  const blocks = Array.isArray(value) ? (value as readonly Json[]) : [];
  const kinds = level < CONTENT_LIMITS.depth ? BLOCK_KINDS : BLOCK_KINDS.filter((kind) => !HOLDER_KINDS.includes(kind));
  const add = (block: Json) => {
    flushSync(() => choose([...blocks, block]));
    document.getElementById(`${fieldId([...path, blocks.length])}-entry`)?.focus();
  };
  const buttons = (
    <Buttons>
      {kinds.map((kind) => (
        <Button key={kind} {...usable(blocks.length < most, () => add(NEW_BLOCKS[kind]))}>
          <Icon icon={Plus} size="small" />
          {t(`builderContents.block.${kind}`)}
        </Button>
      ))}
    </Buttons>
  );
  if (holder !== null) {
    const title = t('builderContents.blockAddIn', { name: holder });
    return (
      <Disclosure summary={title}>
        <div role="group" aria-label={title}>
          {buttons}
        </div>
      </Disclosure>
    );
  }
  return (
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('builderContents.blockAdd')}</h3>
      {buttons}
    </div>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
`;
