import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useContext, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { IconButton } from '../../../storefront/ui/controls/IconButton';
import { FieldError } from '../../../storefront/ui/fields/Field';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { Json, DocumentPath } from '../../draft';
import { EditedDocumentContext, fieldId, useField } from '../../fields';
import { usable } from '../../toolbar/usable';

interface EntriesProps {
  readonly path: DocumentPath;
  /** The entry's label, by its number from 1. */
  readonly name: (number: number) => string;
  /** The fields of one entry. */
  readonly children: (path: DocumentPath, index: number) => ReactNode;
  /** The button that appends an entry, and the entry that it appends. */
  readonly add?: { readonly label: string; readonly entry: Json };
}

/** A list in the document: its entries can be moved and removed, and new ones appended if `add` is given. */
export function Entries({ path, name, children, add }: EntriesProps) {
  const { id, value, error, choose } = useField(path);
  const most = useContext(EditedDocumentContext).limits.countAt(path.join('.'));
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [];
  const isFull = entries.length >= most;
  const append = (entry: Json) => {
    flushSync(() => choose([...entries, entry]));
    focusIn(`${fieldId([...path, entries.length])}-entry`);
  };
  return (
    <Root>
      <ol>
        {entries.map((_entry, index) => (
          // Entries have no id of their own: the index is the key.
          <li key={index} id={`${fieldId([...path, index])}-entry`} tabIndex={-1}>
            <EntryTools path={path} index={index} entries={entries} name={name(index + 1)} />
            {children([...path, index], index)}
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {add && (
        <div>
          <Button id={`${id}-add`} {...usable(!isFull, () => append(add.entry))}>
            <Icon icon={Plus} size="small" />
            {add.label}
          </Button>
        </div>
      )}
    </Root>
  );
}

interface EntryToolsProps {
  readonly path: DocumentPath;
  readonly index: number;
  readonly entries: readonly Json[];
  readonly name: string;
}

function EntryTools({ path, index, entries, name }: EntryToolsProps) {
  const t = useMessages();
  const { choose } = useField(path);
  const move = (to: number) => {
    const moved = entries.toSpliced(index, 1).toSpliced(to, 0, entries[index] ?? null);
    flushSync(() => choose(moved));
    // The same button of the entry gets the focus at its new index, so that it can be pressed again.
    focusIn(`${fieldId([...path, to])}-${to < index ? 'up' : 'down'}`);
  };
  const remove = () => {
    flushSync(() => choose(entries.toSpliced(index, 1)));
    focusIn(`${fieldId([...path, Math.min(index, entries.length - 2)])}-entry`);
  };
  const own = fieldId([...path, index]);
  return (
    <Tools role="group" aria-label={name}>
      <strong>{name}</strong>
      <IconButton
        id={`${own}-up`}
        icon={ArrowUp}
        label={t('builderContents.up', { name })}
        variant="bare"
        {...usable(index > 0, () => move(index - 1))}
      />
      <IconButton
        id={`${own}-down`}
        icon={ArrowDown}
        label={t('builderContents.down', { name })}
        variant="bare"
        {...usable(index < entries.length - 1, () => move(index + 1))}
      />
      <IconButton icon={Trash2} label={t('builderContents.remove', { name })} variant="bare" onClick={remove} />
    </Tools>
  );
}

const focusIn = (id: string): void => document.getElementById(id)?.focus();

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  grid-column: 1 / -1;
  ol {
    display: grid;
    gap: ${tokens.space[3]};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    align-items: start;
    gap: ${tokens.space[3]};
    min-width: 0;
    padding-top: ${tokens.space[2]};
    border-top: 1px solid ${tokens.color.hairline};
  }
`;

const Tools = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${tokens.space[1]};
  strong {
    flex: 1;
    min-width: 0;
  }
`;
