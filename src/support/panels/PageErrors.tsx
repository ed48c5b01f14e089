import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { usePlayer } from '../playback/consolePlayer';
import { platformErrorId } from './platformErrorId';
import type { ShownMoment } from './useMoment';

/**
 * The errors of the page's own code right before a moment, in the browser's words; an error with a text of
 * `ERROR_TEXTS` is explained, too. Nothing if there are none.
 */
export function PageErrors({ part, position }: Pick<ShownMoment, 'part' | 'position'>) {
  const t = useMessages();
  const player = usePlayer();
  const own = player.outlines()[part]?.errors.filter((error) => error.position === position);
  return own?.map(({ text }, index) => {
    const meaning = platformErrorId(text);
    return (
      <Failed key={index}>
        {t('support.pageError', { text })}
        {meaning && <Meaning>{t(meaning)}</Meaning>}
      </Failed>
    );
  });
}

const Meaning = styled.span`
  display: block;
  font-weight: 400;
`;

const Failed = styled.p`
  margin: 0 0 ${tokens.space[3]};
  color: ${tokens.color.danger};
  font-weight: 600;
`;
