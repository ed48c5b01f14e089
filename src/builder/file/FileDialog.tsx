import { withQuery } from '../../contract/paths';
import { BUILDER_PATHS } from '../../contract/site/builderPaths';
import { SITE_LIMITS } from '../../contract/site/siteLimits';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { readFile } from '../../storefront/platform/files';
import { Button } from '../../storefront/ui/controls/Button';
import { ButtonLink } from '../../storefront/ui/controls/ButtonLink';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Dialog } from '../../storefront/ui/overlays/Dialog';
import { FileField } from '../fields';
import { selectDocument } from '../draft';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { dialogClosed, selectDialog } from '../app/viewSlice';
import { RefusedFileMessage } from './RefusedFileMessage';
import { fileRead, fileWanted } from './fileSlice';

const exported = (publishStatus: 'Draft' | 'Live') => withQuery(BUILDER_PATHS.export, { publishStatus });

/**
 * Imports a site from a file, as an edit, and exports one: the draft being edited, the saved draft or the live site.
 */
export function FileDialog() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const vault = useVault();
  const open = useBuilderSelector(selectDialog) === 'file';
  const shop = useBuilderSelector((state) => selectDocument(state)?.shop);
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
          <FileField
            label={t('builder.file.choose')}
            accept="application/json,.json"
            onFile={(file) =>
              void readFile(file, SITE_LIMITS.bytes).then((read) => dispatch(fileRead(vault, read, shop)))
            }
          />
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
