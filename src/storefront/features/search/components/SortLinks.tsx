import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FocusEvent } from 'react';
import styled from 'styled-components';
import { PRODUCT_SORT_ORDER } from '../../../../contract/constants';
import type { SortRule } from '../../../../contract/search/search';
import { useMessages } from '../../../messages';
import texts from '../../../messages/fr-FR/searchSort.json';
import { Icon } from '../../../ui/controls/Icon';
import { Link } from '../../../ui/controls/Link';
import { tokens } from '../../../ui/theme/tokens';
import type { ListingHere } from '../listing/useListing';

export interface SortLinksProps extends ListingHere {
  readonly rules: readonly SortRule[];
  /** Sorting by relevance is only meaningful with a search term. */
  readonly hasTerm: boolean;
}

const nameOf = ({ label, labelSuffix }: SortRule): string => [label, labelSuffix].filter(Boolean).join(' ');

/** The sort orders of a listing as links in a native disclosure, which closes when the focus leaves it. */
function SortLinks({ rules, listing, addressOf, hasTerm }: SortLinksProps) {
  const t = useMessages();
  const offered = rules.filter(({ type }) => hasTerm || type !== 'Relevancy');
  // Recordings of earlier releases, and other servers, do not say which sort order is the usual one.
  const usual = offered.find(({ type, nameOrId, isUsual = nameOrId === PRODUCT_SORT_ORDER }) =>
    hasTerm ? type === 'Relevancy' : isUsual,
  );
  const current =
    offered.find(({ sortRuleId, nameOrId }) => [sortRuleId, nameOrId].includes(listing.sort ?? '')) ?? usual;
  if (!current) return null;
  const leave = (event: FocusEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  };
  return (
    <Root onBlur={leave}>
      <summary>
        <span>{t('search.sort')}</span> {nameOf(current)}
        <Icon icon={ChevronDown} size="x-small" />
      </summary>
      <ul>
        {offered.map((rule) => (
          <li key={rule.sortRuleId}>
            <Link
              href={addressOf({ ...listing, page: 1, sort: rule === usual ? undefined : rule.sortRuleId })}
              rel="nofollow"
              aria-current={rule === current || undefined}
            >
              {nameOf(rule)}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

export const sortLinksModule = { Component: SortLinks, texts } as const;

const Root = styled.details`
  position: relative;
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    color: ${tokens.color.inkSoft};
    font-weight: 400;
  }
  ul {
    position: absolute;
    z-index: ${tokens.layer.list};
    right: 0;
    min-width: 12rem;
    padding: ${tokens.space[2]};
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.floating};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[3]};
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${tokens.color.pineSoft};
  }
  [aria-current] {
    font-weight: 600;
    color: ${tokens.color.pine};
  }
`;
