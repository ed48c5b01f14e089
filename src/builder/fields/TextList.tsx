import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '../../storefront/ui/controls/Button';
import { Icon } from '../../storefront/ui/controls/Icon';
import { IconButton } from '../../storefront/ui/controls/IconButton';
import { FieldError } from '../../storefront/ui/fields/Field';
import { tokens } from '../../storefront/ui/theme/tokens';
import type { DocumentPath } from '../draft';
import { EditedDocumentContext } from './EditedDocument';
import { DocumentText } from './TextFields';
import { fieldId, textOf, useField } from './useField';

interface TextListProps {
  readonly path: DocumentPath;
  readonly labels: {
    readonly one: (number: number) => string;
    readonly remove: (text: string) => string;
    readonly add: string;
    /** Shown above the list where nothing else there says what it is. */
    readonly all?: string;
  };
}

/** A list of texts that can be edited, removed and appended, up to the list's limit. */
export function TextList({ path, labels }: TextListProps) {
  const { id, value, error, choose } = useField(path);
  const most = useContext(EditedDocumentContext).limits.countAt(path.join('.'));
  const texts = Array.isArray(value) ? value.map(textOf) : [];
  const focus = (at: number) => document.getElementById(at < 0 ? `${id}-add` : fieldId([...path, at]))?.focus();
  const add = () => {
    flushSync(() => choose([...texts, '']));
    focus(texts.length);
  };
  const remove = (at: number) => {
    flushSync(() => choose(texts.filter((_text, other) => other !== at)));
    focus(Math.min(at, texts.length - 2));
  };
  return (
    <Root {...(labels.all !== undefined && { role: 'group', 'aria-labelledby': `${id}-all` })}>
      {labels.all !== undefined && <strong id={`${id}-all`}>{labels.all}</strong>}
      <ol>
        {texts.map((text, at) => (
          // Texts have no id of their own: the index is the key.
          <li key={at}>
            <DocumentText path={[...path, at]} label={labels.one(at + 1)} hideLabel />
            <IconButton icon={Trash2} label={labels.remove(text)} variant="bare" onClick={() => remove(at)} />
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      <div>
        <Button
          id={`${id}-add`}
          aria-disabled={texts.length >= most || undefined}
          onClick={() => {
            if (texts.length < most) add();
          }}
        >
          <Icon icon={Plus} size="small" />
          {labels.add}
        </Button>
      </div>
    </Root>
  );
}

/* Padding and border are reset, because a list of blocks or entries around this one sets them for all `li` in it. */
const Root = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${tokens.space[3]};
  > strong {
    margin-bottom: calc(-1 * ${tokens.space[2]});
    font-size: ${tokens.size.small};
    font-weight: 600;
  }
  > ol {
    display: grid;
    gap: ${tokens.space[2]};
  }
  > ol > li {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space[2]};
    padding: 0;
    border: 0;
  }
  > ol > li > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
