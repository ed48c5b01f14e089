import type { PathStep } from '../../../../contract/catalog/product';
import { categoryReference, namedPage } from '../../../../contract/pages/references';
import { useMessages } from '../../../messages';
import texts from '../../../messages/fr-FR/catalogBreadcrumb.json';
import { useDataLanguage } from '../../context';
import { Breadcrumb } from '../../../ui/wayfinding/Breadcrumb';

interface CatalogBreadcrumbProps {
  /** The categories from the top; passed as cached, so that the reference is stable between renders. */
  readonly path?: readonly PathStep[] | undefined;
  /** The page's own name, if it is not a category: a product's, or what the shop calls the page. */
  readonly here?: { readonly product: string } | { readonly page: string };
}

const noSteps: readonly PathStep[] = [];

/** The path from the home page; each step has its page reference (LNK-06). */
function CatalogBreadcrumb({ path = noSteps, here }: CatalogBreadcrumbProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  return (
    <Breadcrumb
      label={t('catalog.breadcrumb')}
      items={[
        { label: t('shell.home'), reference: namedPage('Home') },
        ...path.map((step) => ({ label: step.name, reference: categoryReference(step), lang })),
        ...(here === undefined ? [] : ['product' in here ? { label: here.product, lang } : { label: here.page }]),
      ]}
    />
  );
}

export const breadcrumbModule = { Component: CatalogBreadcrumb, texts };
