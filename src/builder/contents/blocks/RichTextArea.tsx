import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import LinkDrawing from 'lucide-react/icons/link';
import ListDrawing from 'lucide-react/icons/list';
import Pilcrow from 'lucide-react/icons/pilcrow';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useMessages, type MessageId } from '../../../storefront/messages';
import { IconButton } from '../../../storefront/ui/controls/IconButton';
import type { IconDrawing } from '../../../storefront/ui/controls/Icon';
import { TextArea } from '../../../storefront/ui/fields/TextField';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { DocumentPath } from '../../draft';
import { textOf, useField } from '../../fields';
import { growing } from '../growing.styles';
import { wrapped, type Mark } from './wrapped';

const TOOLS: readonly { readonly mark: Mark; readonly icon: IconDrawing; readonly label: MessageId }[] = [
  { mark: 'p', icon: Pilcrow, label: 'builderContents.paragraph' },
  { mark: 'strong', icon: Bold, label: 'builderContents.bold' },
  { mark: 'em', icon: Italic, label: 'builderContents.italic' },
  { mark: 'ul', icon: ListDrawing, label: 'builderContents.bullets' },
  { mark: 'a', icon: LinkDrawing, label: 'builderContents.link' },
];

interface RichTextAreaProps {
  readonly path: DocumentPath;
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
}

/** Rich text edited as markup, with buttons that wrap the selection in tags. */
export function RichTextArea({ path, label, hint, rows = 6 }: RichTextAreaProps) {
  const t = useMessages();
  const { id, value, error, lang, type, choose, leave } = useField(path);
  const mark = (kind: Mark) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { text, from, to } = wrapped(area.value, area.selectionStart, area.selectionEnd, kind);
    flushSync(() => choose(text));
    area.focus();
    area.setSelectionRange(from, to);
  };
  return (
    <Root $rows={rows}>
      <TextArea
        id={id}
        lang={lang}
        label={label}
        hint={hint}
        rows={rows}
        value={textOf(value)}
        error={error}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <div role="group" aria-label={t('builderContents.marks', { label })}>
        {TOOLS.map(({ mark: kind, icon, label: name }) => (
          <IconButton key={kind} icon={icon} label={t(name)} variant="bare" onClick={() => mark(kind)} />
        ))}
      </div>
    </Root>
  );
}

const Root = styled.div<{ readonly $rows: number }>`
  display: flex;
  flex-direction: column;
  grid-column: 1 / -1;
  gap: ${tokens.space[1]};
  > [role='group'] {
    display: flex;
    gap: ${tokens.space[1]};
  }
  textarea {
    font-family: ui-monospace, monospace;
    font-size: ${tokens.size.small};
    ${({ $rows }) => growing($rows)}
  }
`;
