import { asPart } from '../../../commerce/content/suggestedPath';
import { useMessages } from '../../../storefront/messages';
import { useVault } from '../../../storefront/kernel/personal';
import { newId } from '../../../storefront/platform/ids';
import { readBase64 } from '../../../storefront/platform/files';
import { failureOf } from '../../../storefront/api';
import { CONTENT_LIMITS } from '../../../contract/content/contentLimits';
import type { ContentPicture } from '../../../contract/content/editing';
import { withBase } from '../../../contract/pages/basePath';
import { FieldError } from '../../../storefront/ui/fields/Field';
import { Picture } from '../../../storefront/ui/layout/Picture';
import { srcSetOfDensities } from '../../../storefront/ui/pictures/pictureSets';
import styled from 'styled-components';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { DocumentPath } from '../../draft';
import { DocumentChoice, fieldId, FileField, textOf, useField } from '../../fields';
import { failureText } from '../../toolbar/failureText';
import { picturesApi } from '../picturesApi';

interface PictureChoiceProps {
  readonly path: DocumentPath;
  readonly label: string;
  /** Label of the option for no picture; without it there is no such option. */
  readonly noneLabel?: string;
}

/** Chooses one of the uploaded pictures, or uploads a new one. */
export function PictureChoice({ path, label, noneLabel }: PictureChoiceProps) {
  const t = useMessages();
  const { value, choose } = useField(path);
  const { data } = picturesApi.useContentPicturesQuery();
  const pictures = data?.pictures ?? [];
  const chosen = pictures.find(({ contentKey }) => contentKey === textOf(value));
  return (
    <Root>
      {chosen && (
        <Picture
          src={chosen.url}
          alt=""
          width={96}
          height={72}
          sources={[{ type: 'image/webp', srcSet: srcSetOfDensities(addressOf(withBase(chosen.url)), 96) }]}
        />
      )}
      <div>
        <DocumentChoice
          path={path}
          label={label}
          noneLabel={noneLabel}
          options={pictures.map(({ contentKey, title }) => ({ value: contentKey, label: title }))}
        />
        <Upload id={`${fieldId(path)}-file`} onUploaded={({ contentKey }) => choose(contentKey)} />
        {!chosen && data && textOf(value) !== '' && <FieldError>{t('builderContents.noPicture')}</FieldError>}
      </div>
    </Root>
  );
}

const addressOf = (url: string) => (width: number) => `${url}?width=${width}&format=webp`;

interface UploadProps {
  readonly id: string;
  readonly onUploaded: (picture: ContentPicture) => void;
}

/** Uploads a raster picture, which the server re-encodes. */
function Upload({ id, onUploaded }: UploadProps) {
  const t = useMessages();
  const vault = useVault();
  const [upload, { isLoading, error }] = picturesApi.useUploadPictureMutation();
  const take = async (file: File) => {
    // Only as much of an oversized file is read and sent as the server needs to refuse it; the refusal is shown.
    const base64 = await readBase64(file, CONTENT_LIMITS.pictureBytes);
    const title = file.name.replace(/\.[^.]*$/, '').slice(0, CONTENT_LIMITS.title) || t('builderContents.picture');
    const assetName = asPart(title);
    const outcome = await upload({
      idempotencyKey: newId(),
      title,
      altText: '',
      // With the name of an existing picture the file becomes its next version.
      ...(assetName !== '' && { assetName }),
      data: vault.holdSecret(base64),
    });
    if (outcome.data) onUploaded(outcome.data);
  };
  const failure = error && failureOf(error);
  const isRefused = failure?.status === 400 || failure?.status === 413;
  const said = failure && t(isRefused ? 'builderContents.uploadRefused' : failureText(failure));
  const saidId = `${id}-said`;
  return (
    <>
      <FileField
        id={id}
        label={t('builderContents.upload')}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        busy={isLoading}
        describedBy={saidId}
        onFile={(file) => void take(file)}
      />
      <div id={saidId} role="status">
        {said ? <FieldError>{said}</FieldError> : <small>{t('builderContents.uploadHint')}</small>}
      </div>
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  grid-column: 1 / -1;
  img {
    width: 96px;
    height: 72px;
    border-radius: ${tokens.radius.control};
    object-fit: cover;
  }
  > div {
    display: grid;
    flex: 1 1 14rem;
    gap: ${tokens.space[2]};
    min-width: 0;
  }
`;
