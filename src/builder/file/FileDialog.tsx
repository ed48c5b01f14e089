import type { DragEvent } from 'react';
import styled from 'styled-components';
import { withQuery } from '../../contract/paths';
import { BUILDER_PATHS } from '../../contract/site/builderPaths';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import { useMessages } from '../../storefront/messages';
import { readFile } from '../../storefront/platform/builderPage/files';
import { Button } from '../../storefront/ui/controls/Button';
import { ButtonLink } from '../../storefront/ui/controls/ButtonLink';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { VisuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { dialogClosed, selectDialog } from '../app/viewSlice';
import { RefusedFileMessage } from './RefusedFileMessage';
import { fileRead, fileWanted } from './fileSlice';

const exported = (publishStatus: 'Draft' | 'Live') => withQuery(BUILDER_PATHS.export, { publishStatus });

/** Brings a site in as an edit, and takes it out as a file: the draft being edited, the saved draft, what is live. */
export function FileDialog() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const open = useBuilderSelector(selectDialog) === 'file';
  return (
    <Dialog
      open={open}
      onClose={() => dispatch(dialogClosed())}
      title={t('builder.file.title')}
      closeLabel={t('builder.close')}
    >
      <Stack $gap="6">
        <Stack as="section" $gap="3">
          <h3>{t('builder.file.import')}</h3>
          <p>{t('builder.file.importText')}</p>
          <FileField />
          <RefusedFileMessage />
        </Stack>
        <Stack as="section" $gap="3">
          <h3>{t('builder.file.export')}</h3>
          <Button onClick={() => dispatch(fileWanted())}>{t('builder.file.exportEdited')}</Button>
          <ButtonLink href={exported('Draft')} download>
            {t('builder.file.exportDraft')}
          </ButtonLink>
          <ButtonLink href={exported('Live')} download>
            {t('builder.file.exportLive')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function FileField() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void readFile(file, SITE_LIMITS.bytes).then((read) => dispatch(fileRead(read)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <Drop onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <span>{t('builder.file.choose')}</span>
      <VisuallyHidden
        as="input"
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file again, once it has been put right, is a change too.
          currentTarget.value = '';
        }}
      />
    </Drop>
  );
}

const Drop = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 6rem;
  padding: ${tokens.space[4]};
  border: 2px dashed ${tokens.color.outline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  font-weight: 600;
  text-align: center;
  cursor: pointer;
  &:hover {
    border-color: ${tokens.color.pine};
    background: ${tokens.color.pineSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.pine};
    outline-offset: 2px;
  }
`;
