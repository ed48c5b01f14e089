import type { PathStep } from '../../../../contract/catalog/product';
import { categoryReference, namedPage } from '../../../../contract/pages/references';
import { useMessages } from '../../../messages';
import texts from '../../../messages/fr-FR/catalogBreadcrumb.json';
import { Breadcrumb } from '../../../ui/wayfinding/Breadcrumb';

interface CatalogBreadcrumbProps {
  /** The categories from the top down; as the cache holds them, so that they stay the same from render to render. */
  readonly path?: readonly PathStep[] | undefined;
  /** The page itself, where it is no category. */
  readonly here?: string;
}

const noSteps: readonly PathStep[] = [];

/** From home down to the page: each step carries its page reference (LNK-06). */
function CatalogBreadcrumb({ path = noSteps, here }: CatalogBreadcrumbProps) {
  const t = useMessages();
  return (
    <Breadcrumb
      label={t('catalog.breadcrumb')}
      items={[
        { label: t('shell.home'), reference: namedPage('Home') },
        ...path.map((step) => ({ label: step.name, reference: categoryReference(step) })),
        ...(here === undefined ? [] : [{ label: here }]),
      ]}
    />
  );
}

export const breadcrumbModule = { Component: CatalogBreadcrumb, texts };
