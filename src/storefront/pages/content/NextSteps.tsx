import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import { allBlocks } from '../../../commerce/content/allBlocks';
import { CONTACT_PAGE } from '../../../contract/contact/contactMessage';
import type { ManagedContent } from '../../../contract/content/content';
import type { ContentBlock } from '../../../contract/content/contentDocument';
import { HELP_ADDRESS } from '../../../contract/pages/references';
import { fillPlaceholders, useSurroundings } from '../../features/content/page';
import { phoneAddress } from '../../formatting';
import { useMessages } from '../../messages';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Icon } from '../../ui/controls/Icon';
import { Link } from '../../ui/controls/Link';
import { tokens } from '../../ui/theme/tokens';
import { CardsOf, isUnder } from './blocks/ContentCards';

interface NextStepsProps {
  readonly path: string;
  /** The contents above, the nearest last. */
  readonly above: readonly ManagedContent[];
  readonly blocks: readonly ContentBlock[];
}

/** How many contents beside this one are shown. */
const BESIDE = 3;

/** Those that follow a content among its siblings, beginning again after the last. */
function following(path: string, siblings: readonly ManagedContent[]): readonly ManagedContent[] {
  const here = siblings.findIndex(({ unauthenticatedUrl }) => unauthenticatedUrl === path);
  return [...siblings.slice(here + 1), ...siblings.slice(0, Math.max(here, 0))].slice(0, BESIDE);
}

/**
 * Where to go from the end of an answer, a recipe or an article: to the next ones beside it and to all of them; from the
 * help also to the customer service. Nothing for a content that lists others itself, or has none above it.
 */
export function NextSteps({ path, above, blocks }: NextStepsProps) {
  const t = useMessages();
  const { references, facts } = useSurroundings();
  const parent = above.at(-1);
  const parentAddress = parent?.unauthenticatedUrl;
  if (!parent || !parentAddress || allBlocks(blocks).some(({ kind }) => kind === 'contents')) return null;
  const phone = t('header.phone');
  const isHelp = path.startsWith(`${HELP_ADDRESS}/`);
  const Way = isHelp ? Link : ButtonLink;
  return (
    <Root aria-label={t('content.next.title')}>
      <CardsOf title={t('content.next.title')} contents={following(path, references.filter(isUnder(parentAddress)))} />
      <p>
        <Way href={parentAddress}>{t('content.next.all', { title: fillPlaceholders(parent.title, facts) })}</Way>
        {isHelp && parentAddress !== HELP_ADDRESS && <Way href={HELP_ADDRESS}>{t('content.next.help')}</Way>}
      </p>
      {isHelp && (
        <p>
          <ButtonLink href={CONTACT_PAGE}>{t('content.help.contact')}</ButtonLink>
          <ButtonLink href={phoneAddress(phone)}>
            <Icon icon={Phone} size="small" />
            {phone}
          </ButtonLink>
        </p>
      )}
    </Root>
  );
}

const Root = styled.nav`
  margin-top: ${tokens.space[10]};
  padding-top: ${tokens.space[6]};
  border-top: 1px solid ${tokens.color.hairline};
  h2 {
    margin-bottom: ${tokens.space[3]};
    font-size: ${tokens.size.title};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[3]};
  }
  > * + p {
    margin-top: ${tokens.space[5]};
  }
  @media print {
    display: none;
  }
`;
