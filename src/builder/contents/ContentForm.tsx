import styled from 'styled-components';
import { CONTENT_KINDS } from '../../contract/content/contentDocument';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { DocumentChoice, DocumentNumber, DocumentText, DocumentTextArea, Group } from '../fields';
import { useBuilderSelector } from '../kernel/hooks';
import { BlockList } from './blocks/BlockList';
import { PictureChoice } from './blocks/PictureChoice';
import { selectContentKey } from './editing/contentSlice';
import { growing } from './growing.styles';

/** The form of a content: the fields of its page, then its blocks. */
export function ContentForm() {
  const t = useMessages();
  const isStored = useBuilderSelector(selectContentKey) !== null;
  return (
    <Root>
      <Group legend={t('builderContents.page')} hint={t('builderContents.pageHint')}>
        <Wide>
          <DocumentText path={['title']} label={t('builderContents.contentTitle')} />
        </Wide>
        <Wide>
          <DocumentText
            path={['path']}
            label={t('builderContents.path')}
            hint={t(isStored ? 'builderContents.pathHintStored' : 'builderContents.pathHint')}
            inputMode="url"
          />
        </Wide>
        <DocumentChoice
          path={['kind']}
          label={t('builderContents.kind')}
          options={CONTENT_KINDS.map((value) => ({ value, label: t(`builderContents.kind.${value}`) }))}
        />
        <DocumentNumber
          path={['position']}
          label={t('builderContents.position')}
          hint={t('builderContents.positionHint')}
        />
        <Description>
          <DocumentTextArea path={['description']} label={t('builderContents.description')} orNull={false} />
        </Description>
        <PictureChoice
          path={['picture']}
          label={t('builderContents.picture')}
          noneLabel={t('builderContents.pictureNone')}
        />
      </Group>
      <BlockList />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Description = styled(Wide)`
  textarea {
    ${growing(3)}
  }
`;
