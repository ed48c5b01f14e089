import styled from 'styled-components';
import { HOME_ADDRESS } from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Link } from '../../../ui/controls/Link';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { contentApi } from '../../../features/content';
import { selectSiteConfiguration } from '../../../features/site';
import { LogoPicture } from './LogoPicture';
import { readLogo, selectLogoContent } from './logoSource';

/** The link to the home page, 122 px wide (HDR-03): the builder's picture or the shop's logo. */
function Logo() {
  const t = useMessages();
  const { logoUrl, logoAltText } = useShopSelector(selectSiteConfiguration).header;
  const content = useShopSelector(selectLogoContent, (before, now) => before?.contentKey === now?.contentKey);
  const { data, isFetching } = contentApi.useContentImageQuery(content ?? noContent, { skip: content === null });
  const alt = logoAltText || data?.altText || t('header.home');
  const url = logoUrl ?? data?.url ?? null;
  const isDrawn = logoUrl === null && content === null;
  return (
    <Anchor href={HOME_ADDRESS} {...(isDrawn && { 'aria-label': alt })}>
      {isDrawn ? (
        <Mark />
      ) : (
        <LogoPicture url={url} awaited={isFetching} alt={alt} name={logoUrl ?? content?.contentKey ?? ''} />
      )}
    </Anchor>
  );
}

const noContent = { channelOrSiteId: '', contentKey: '' };

/** The shop's logo; `textLength` keeps its width before the font is loaded. */
function Mark() {
  const t = useMessages();
  return (
    <svg width="122" height="34" viewBox="0 0 122 34" preserveAspectRatio="xMinYMid" aria-hidden>
      <rect y="3" width="28" height="28" rx="8" fill="currentColor" />
      <path d="m6 20 8-10 8 10v2.600a1.200 1.200 0 0 1-1.200 1.200H7.200A1.200 1.200 0 0 1 6 22.600z" />
      <circle cx="11.600" cy="19.800" r="1.600" fill="currentColor" />
      <circle cx="16.400" cy="17.200" r="1.200" fill="currentColor" />
      <text x="35" y="24.500" textLength="87" lengthAdjust="spacingAndGlyphs" fill="currentColor">
        {t('shell.shopName')}
      </text>
    </svg>
  );
}

const Anchor = styled(Link)`
  display: grid;
  place-items: center start;
  min-height: ${tokens.target.base};
  width: 122px;
  flex: none;
  color: ${tokens.color.pine};
  text-decoration: none;
  svg,
  img {
    max-height: 25px;
  }
  img {
    width: 122px;
    object-fit: contain;
    object-position: left;
  }
  path {
    fill: ${tokens.color.butter};
  }
  text,
  strong {
    font-family: ${tokens.font.display};
    font-size: 21px;
    font-weight: 640;
  }
  strong {
    font-size: ${tokens.size.body};
    line-height: 1.2;
  }
  ${media.fromMedium} {
    svg,
    img {
      max-height: 45px;
    }
  }
  ${media.large} {
    svg,
    img {
      max-height: 75px;
    }
  }
`;

export const logoModule = { Component: Logo, texts: {}, reads: readLogo };
