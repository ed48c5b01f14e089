import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../ui/layout/Card';
import { PageColumn } from '../../../ui/layout/PageFrame';
import { Stack } from '../../../ui/layout/Stack';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';

interface AuthenticationFrameProps {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
  /** Shown beside the card on wide screens, below it on others. */
  readonly aside?: ReactNode;
  /** With an aside: the card is wide enough for fields side by side. */
  readonly wide?: boolean;
}

/** The layout of an authentication page: heading, introduction, card. */
export function AuthenticationFrame({ title, intro, children, aside, wide = false }: AuthenticationFrameProps) {
  return (
    <Column $alone={!aside}>
      <Head>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p>{intro}</p>}
      </Head>
      {aside ? (
        <Beside $wide={wide}>
          <Panel>{children}</Panel>
          <Aside>
            <Stack>{aside}</Stack>
          </Aside>
        </Beside>
      ) : (
        <Panel>{children}</Panel>
      )}
    </Column>
  );
}

/** Without an aside the column is narrower, as wide as the fields of one card need. */
const Column = styled(PageColumn)<{ readonly $alone: boolean }>`
  max-width: ${({ $alone }) => ($alone ? '36rem' : '62rem')};
  padding-block: ${tokens.space[6]} ${tokens.space[12]};
`;

const Head = styled.div`
  max-width: 40rem;
  margin-bottom: ${tokens.space[6]};
  p {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
  }
`;

const Beside = styled.div<{ readonly $wide: boolean }>`
  display: grid;
  align-items: start;
  gap: ${tokens.space[6]};
  ${media.large} {
    grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 2fr)' : 'minmax(0, 1fr)')} minmax(0, 1fr);
  }
`;

const Panel = styled(Card)`
  ${media.fromMedium} {
    padding: ${tokens.space[6]};
  }
`;

const Aside = styled.aside`
  padding: ${tokens.space[4]};
  ${media.fromMedium} {
    padding: ${tokens.space[6]};
  }
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.butterSoft};
`;
