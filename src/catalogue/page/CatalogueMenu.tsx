import styled from 'styled-components';
import { Link } from '../../storefront/ui/controls/Link';
import { tokens } from '../../storefront/ui/theme/tokens';
import { groups } from '../stories';
import type { Say } from '../texts/say';

/** Links to all components. */
export function CatalogueMenu({ say }: { readonly say: Say }) {
  return (
    <List aria-label={say('page.components')}>
      {groups.map(({ title, stories }) => (
        <div key={title}>
          <p>{say(title)}</p>
          <ul>
            {stories.map(({ shows: [name] }) => (
              <li key={name}>
                <Link href={`#${name}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: grid;
  gap: ${tokens.space[5]};
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 600;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 1.875rem;
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${tokens.color.pine};
    text-decoration: underline;
  }
`;
