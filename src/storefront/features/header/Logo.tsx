import styled from 'styled-components';
import { HOME_ADDRESS } from '../../../contract/pageReference';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { tokens } from '../../ui/theme/tokens';

/** The wordmark, 122 px wide (S §4), which leads home. Its text keeps its length before its typeface arrives. */
function Logo() {
  const t = useMessages();
  return (
    <Anchor href={HOME_ADDRESS} aria-label={t('header.home')}>
      <svg width="122" height="34" viewBox="0 0 122 34" aria-hidden>
        <rect y="3" width="28" height="28" rx="8" fill="currentColor" />
        <path d="m6 20 8-10 8 10v2.600a1.200 1.200 0 0 1-1.200 1.200H7.200A1.200 1.200 0 0 1 6 22.600z" />
        <circle cx="11.600" cy="19.800" r="1.600" fill="currentColor" />
        <circle cx="16.400" cy="17.200" r="1.200" fill="currentColor" />
        <text x="35" y="24.500" textLength="87" lengthAdjust="spacingAndGlyphs" fill="currentColor">
          {t('shell.shopName')}
        </text>
      </svg>
    </Anchor>
  );
}

const Anchor = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${tokens.target.base};
  color: ${tokens.color.pine};
  path {
    fill: ${tokens.color.butter};
  }
  text {
    font-family: ${tokens.font.display};
    font-size: 21px;
    font-weight: 640;
  }
`;

export const logoPart = { Part: Logo, texts: {} };
