import styled from 'styled-components';
import { addressOf, type PageReference } from '../../../contract/pages/references';
import { Link } from '../controls/Link';
import { tokens } from '../theme/tokens';

interface BreadcrumbProps {
  /** From the root to this page, which needs no reference. An item without a valid reference shows as plain text. */
  readonly items: readonly {
    readonly label: string;
    readonly reference?: PageReference;
    /** The label's language, if it is not the page's. */
    readonly lang?: string | undefined;
  }[];
  /** The landmark's accessible name: "Fil d'Ariane". */
  readonly label: string;
}

/** The page's position in the shop. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  return (
    <Root aria-label={label}>
      <ol>
        {items.map(({ label: text, reference, lang }, index) => {
          const isHere = index === items.length - 1;
          const href = isHere ? null : addressOf(reference);
          return (
            <li key={`${index} ${text}`} lang={lang}>
              {href ? <Link href={href}>{text}</Link> : <span aria-current={isHere ? 'page' : undefined}>{text}</span>}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  font-size: ${tokens.size.caption};
  color: ${tokens.color.inkSoft};
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li {
    display: flex;
    align-items: center;
  }
  /* After the item, so that no line starts with the separator. */
  li:not(:last-child)::after {
    content: '/' / '';
    margin: 0 ${tokens.space[2]};
    color: ${tokens.color.outline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${tokens.color.pine};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${tokens.color.ink};
  }
`;
