import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import styled from 'styled-components';
import { Icon } from '../controls/Icon';
import { Link } from '../controls/Link';
import { tokens } from '../theme/tokens';
import { shownPages } from './shownPages';

interface PaginationProps {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly navigation: string;
    readonly previous: string;
    readonly next: string;
    /** The accessible name of a page: "Page 3". */
    readonly page: (page: number) => string;
  };
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <Root aria-label={labels.navigation}>
      <ul>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" aria-label={labels.previous}>
              <Icon icon={ChevronLeft} size="small" />
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((shown, index) =>
          shown === undefined ? (
            <li key={`gap ${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                href={hrefOf(shown)}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" aria-label={labels.next}>
              <Icon icon={ChevronRight} size="small" />
            </Link>
          </li>
        )}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  padding-top: ${tokens.space[3]};
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${tokens.space[1]};
  }
  li {
    display: grid;
    place-items: center;
    min-width: 1.5rem;
    color: ${tokens.color.inkSoft};
  }
  a {
    display: grid;
    place-items: center;
    min-width: ${tokens.target.base};
    height: ${tokens.target.base};
    padding: 0 ${tokens.space[1]};
    border-radius: ${tokens.radius.control};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${tokens.color.pineSoft};
  }
  [aria-current] {
    background: ${tokens.color.pine};
    color: ${tokens.color.onPine};
  }
  [aria-current]:hover {
    background: ${tokens.color.pineDeep};
  }
`;
