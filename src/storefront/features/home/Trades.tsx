import BedDouble from 'lucide-react/icons/bed-double';
import Coffee from 'lucide-react/icons/coffee';
import Croissant from 'lucide-react/icons/croissant';
import Dumbbell from 'lucide-react/icons/dumbbell';
import styled from 'styled-components';
import { searchAddress } from '../../../contract/pages/pageReference';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { Link } from '../../ui/controls/Link';
import { media } from '../../ui/theme/media';
import { tokenOf, tokens, type Accent } from '../../ui/theme/tokens';

const trades = [
  {
    accent: 'bakery',
    icon: Croissant,
    title: 'home.trade.bakery.title',
    text: 'home.trade.bakery.text',
    term: 'home.trade.bakery.term',
  },
  {
    accent: 'coffee',
    icon: Coffee,
    title: 'home.trade.coffee.title',
    text: 'home.trade.coffee.text',
    term: 'home.trade.coffee.term',
  },
  {
    accent: 'hotel',
    icon: BedDouble,
    title: 'home.trade.hotel.title',
    text: 'home.trade.hotel.text',
    term: 'home.trade.hotel.term',
  },
  {
    accent: 'gym',
    icon: Dumbbell,
    title: 'home.trade.gym.title',
    text: 'home.trade.gym.text',
    term: 'home.trade.gym.term',
  },
] as const;

/** Four trades, each in its colour, with a link to its most frequent search. */
export function Trades() {
  const t = useMessages();
  return (
    <Strip>
      {trades.map(({ accent, icon, title, text, term }) => (
        <Trade key={accent} $accent={accent}>
          <Icon icon={icon} size="large" />
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
          <Link href={searchAddress(t(term))}>{t('home.trade.see', { term: t(term) })}</Link>
        </Trade>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.fromMedium} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.large} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Trade = styled.li<{ readonly $accent: Accent }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.card};
  background: ${({ $accent }) => tokenOf('accent', $accent)};
  svg,
  a {
    color: ${({ $accent }) => tokenOf('accent', `${$accent}Deep`)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    margin-top: auto;
    font-weight: 650;
  }
`;
