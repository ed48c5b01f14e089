import ArrowRight from 'lucide-react/icons/arrow-right';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { Link } from '../../ui/controls/Link';
import { PageColumn } from '../../ui/layout/PageFrame';
import { tokens } from '../../ui/theme/tokens';
import type { CategoryMenuItem } from '../menus';

/** What is below one category, under the bar. A press on its ground keeps the focus, and so the panel, in place. */
function CategoryPanel({ item }: { readonly item: CategoryMenuItem }) {
  const t = useMessages();
  return (
    <Panel tabIndex={-1}>
      <PageColumn>
        <div>
          <strong>{item.label}</strong>
          {item.href !== null && (
            <Link href={item.href}>
              {t('header.wholeCategory')}
              <Icon icon={ArrowRight} size="x-small" />
            </Link>
          )}
        </div>
        <ul>
          {item.items.map(({ id, label, href }) => (
            <li key={id}>{href === null ? <span>{label}</span> : <Link href={href}>{label}</Link>}</li>
          ))}
        </ul>
      </PageColumn>
    </Panel>
  );
}

export const categoryPanelPart = { Part: CategoryPanel, texts: {} } as const;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  border-block: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  > div {
    display: grid;
    grid-template-columns: 16rem 1fr;
    gap: ${tokens.space[10]};
    padding-block: ${tokens.space[6]} ${tokens.space[8]};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${tokens.space[6]};
  }
  strong {
    display: block;
    margin-bottom: ${tokens.space[2]};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title};
    font-weight: 560;
    line-height: 1.15;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  div > a {
    font-weight: 600;
  }
`;
