import { useMessages } from '../../storefront/messages';
import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { DocumentNumber, DocumentText, DocumentTextArea, Group, useField } from '../fields';
import { MenuChoice } from './MenuChoice';

/** The columns, links and legal lines of the footer, and the columns of the footer at the checkout. */
export function FooterSection() {
  const t = useMessages();
  return (
    <>
      <Group legend={t('builderSettings.footer.content')}>
        <MenuChoice
          path={['footer', 'columnsMenu']}
          label={t('builderPaths.columnsMenu')}
          hint={t('builderSettings.footer.columnsMenuHint')}
        />
        <MenuChoice
          path={['footer', 'checkoutColumnsMenu']}
          label={t('builderPaths.checkoutColumnsMenu')}
          hint={t('builderSettings.footer.checkoutColumnsMenuHint')}
          noneLabel={t('builderSettings.footer.noColumns')}
        />
        <DocumentNumber path={['footer', 'copyrightYear']} label={t('builderPaths.copyrightYear')} />
        <DocumentTextArea
          path={['footer', 'legalText']}
          label={t('builderPaths.legalText')}
          hint={t('builderSettings.footer.legalTextHint')}
        />
      </Group>
      <LinkGroup name="socialLink" />
      <LinkGroup name="websiteLink" />
    </>
  );
}

/** A link of the footer, which has both label and address, or is switched off (null). */
function LinkGroup({ name }: { readonly name: 'socialLink' | 'websiteLink' }) {
  const t = useMessages();
  const path = ['footer', name];
  const { id, value, choose } = useField(path);
  const isShown = value !== null;
  return (
    <Group legend={t(`builderPaths.${name}`)}>
      <Checkbox
        id={id}
        label={t('builderSettings.footer.showLink')}
        checked={isShown}
        onChange={({ target }) => choose(target.checked ? { label: '', url: '' } : null)}
      />
      {isShown && (
        <>
          <DocumentText path={[...path, 'label']} label={t('builderPaths.label')} />
          <DocumentText
            path={[...path, 'url']}
            label={t('builderPaths.url')}
            hint={t('builderFields.addressHint')}
            inputMode="url"
          />
        </>
      )}
    </Group>
  );
}
