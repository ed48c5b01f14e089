import type { DragEvent } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../storefront/ui/theme/tokens';

interface FileFieldProps {
  readonly id?: string;
  readonly label: string;
  /** A note below the label, such as where users can get such files. */
  readonly hint?: string;
  /** The button's label. A press anywhere in the field has the same effect. */
  readonly button?: string;
  readonly accept: string;
  readonly busy?: boolean;
  /** Ids of elements elsewhere that describe the field. */
  readonly describedBy?: string | undefined;
  readonly onFile: (file: File) => void;
}

/** A field for one file, which is dropped on it or chosen. */
export function FileField({ id, label, hint, button, accept, busy = false, describedBy, onFile }: FileFieldProps) {
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <Drop onDragOver={(event) => event.preventDefault()} onDrop={drop} aria-busy={busy || undefined}>
      <span>{label}</span>
      {hint && <small>{hint}</small>}
      {button && <Press aria-hidden>{button}</Press>}
      <VisuallyHidden
        as="input"
        id={id}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Reset, so that choosing the same file again, once it is corrected, fires a change event.
          currentTarget.value = '';
        }}
      />
    </Drop>
  );
}

/** Only looks like a button: the control is the visually hidden file input. */
const Press = styled.span`
  padding: ${tokens.space[2]} ${tokens.space[5]};
  border: 1px solid ${tokens.color.pine};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.pine};
`;

const Drop = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${tokens.space[3]};
  min-height: 6rem;
  padding: ${tokens.space[4]};
  border: 2px dashed ${tokens.color.outline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 400;
  }
  &:hover {
    border-color: ${tokens.color.pine};
    background: ${tokens.color.pineSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.pine};
    outline-offset: 2px;
  }
`;
