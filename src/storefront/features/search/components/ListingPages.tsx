import { useMessages } from '../../../messages';
import texts from '../../../messages/fr-FR/searchPages.json';
import { Pagination } from '../../../ui/wayfinding/Pagination';
import type { ListingHere } from '../listing/useListing';

export interface ListingPagesProps extends ListingHere {
  /** The number of the last page. */
  readonly pages: number;
}

/** The links to the other pages of a listing. */
function ListingPages({ listing, addressOf, pages }: ListingPagesProps) {
  const t = useMessages();
  return (
    <Pagination
      page={listing.page}
      pages={pages}
      hrefOf={(page) => addressOf({ ...listing, page })}
      labels={{
        navigation: t('search.pages.label'),
        previous: t('search.pages.previous'),
        next: t('search.pages.next'),
        page: (page) => t('search.pages.page', { page }),
      }}
    />
  );
}

export const listingPagesModule = { Component: ListingPages, texts } as const;
