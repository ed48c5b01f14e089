import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { facetId, type Facet } from '../../../../contract/search/search';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import type { Listing } from '../listing/listing';
import { choiceCount, isRefined, toggleRefinement, withChosen } from '../listing/listingChoices';
import { FacetLink } from './FacetLink';
import { LIST_HEADING } from './ListingHead';

interface FacetsProps {
  readonly facets: readonly Facet[];
  readonly listing: Listing;
  readonly addressOf: (listing: Listing) => string;
  /** The number of products in the list with the current refinements. */
  readonly total: number;
  /** Rendered above the facets: the categories. */
  readonly children?: ReactNode;
}

/**
 * The facets of a listing: links that add or remove a value. Beside the list on wide screens, on others behind a native
 * disclosure: they follow it in the HTML, so that CSS hides and shows them without JavaScript. A button at their foot
 * closes the disclosure and goes to the list.
 */
export function Facets({ facets, listing, addressOf, total, children }: FacetsProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const disclosure = useRef<HTMLDetailsElement>(null);
  return (
    <Root>
      <details ref={disclosure}>
        <summary>{t('search.filter', { count: choiceCount(listing) })}</summary>
      </details>
      <nav aria-label={t('search.filters')}>
        {children}
        {withChosen(facets, listing).map((facet) => (
          <section key={facetId(facet)}>
            <h2>{facet.displayName}</h2>
            <ul>
              {facet.values.map(({ nameOrId, displayName, productCount }) => (
                <li key={nameOrId}>
                  <FacetLink
                    href={addressOf(toggleRefinement(listing, facet, nameOrId))}
                    isChosen={isRefined(listing, facet, nameOrId)}
                    count={productCount}
                  >
                    {displayName}
                  </FacetLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Button
          variant="primary"
          onClick={() => {
            if (disclosure.current) disclosure.current.open = false;
            document.getElementById(LIST_HEADING)?.focus();
          }}
        >
          {t('search.seeList', { count: total, shown: number(total) })}
        </Button>
      </nav>
    </Root>
  );
}

const Root = styled.div`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[5]};
    border: 1px solid ${tokens.color.pine};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.pine};
    font-weight: 600;
    cursor: pointer;
  }
  [open] > summary {
    background: ${tokens.color.pineSoft};
  }
  nav {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: ${tokens.space[6]};
    padding-block: ${tokens.space[4]};
  }
  nav > button {
    position: sticky;
    bottom: calc(var(--consent-band, 0px) + ${tokens.space[3]});
    grid-column: 1 / -1;
    /* Two shadows, so that the list below shows through neither under the button nor at its round corners. */
    box-shadow:
      0 0 0 ${tokens.space[3]} ${tokens.color.paper},
      0 1.5rem 0 ${tokens.space[3]} ${tokens.color.paper};
  }
  ${media.belowLarge} {
    details:not([open]) + nav {
      display: none;
    }
    /* Where the button is at its end, its shadow would cover what is below. */
    nav {
      overflow-y: clip;
    }
  }
  @media (scripting: none) {
    nav > button {
      display: none;
    }
  }
  h2 {
    margin-bottom: ${tokens.space[1]};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.small};
    font-weight: 650;
    letter-spacing: 0;
  }
  li > a {
    display: grid;
    grid-template-columns: 1.25rem 1fr auto;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    color: ${tokens.color.ink};
    line-height: 1.25;
    text-decoration: none;
  }
  li > a:hover {
    color: ${tokens.color.pine};
  }
  li > a > span:first-child {
    display: grid;
    place-items: center;
    height: 1.25rem;
    border: 1px solid ${tokens.color.outline};
    border-radius: 4px;
    background: ${tokens.color.surface};
  }
  li > a[aria-current] {
    font-weight: 600;
  }
  li > a[aria-current] > span:first-child {
    border-color: ${tokens.color.pine};
    background: ${tokens.color.pine};
    color: ${tokens.color.onPine};
  }
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 400;
  }
  ${media.large} {
    details,
    nav > button {
      display: none;
    }
    nav {
      padding: 0;
    }
    li > a {
      min-height: 2.125rem;
    }
  }
`;
