import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { storedInBrowser } from '../../features/content/page';
import { useFormatting } from '../../formatting';
import { useMessages } from '../../messages';
import { Cell, Head, Row } from '../../ui/layout/tables/Table';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { TextTable } from './blocks/TextTable';

const heads = [
  'content.storage.name',
  'content.storage.kind',
  'content.storage.purpose',
  'content.storage.duration',
  'content.storage.consent',
] as const;

/** The table of the cookie policy: everything that a visit can store in a browser. */
export function BrowserStorage() {
  const t = useMessages();
  const { number } = useFormatting();
  const durationText = (duration: (typeof storedInBrowser)[number]['duration']): string => {
    if (typeof duration === 'string') return t(`content.storage.${duration}`);
    return 'days' in duration
      ? t('content.storage.days', { days: number(duration.days) })
      : t('content.storage.months', { months: number(duration.months) });
  };
  return (
    <Stored caption={t('content.storage.caption')} $wide>
      <thead>
        <Row>
          {heads.map((head) => (
            <Head key={head}>{t(head)}</Head>
          ))}
        </Row>
      </thead>
      <tbody>
        {storedInBrowser.map(({ name, kind, use, requiredConsent, duration }) => (
          <Row key={name}>
            <Cell heads>
              <code>{breakable(name)}</code>
            </Cell>
            <Cell label={t(heads[1])}>{t(`content.storage.${kind}`)}</Cell>
            <Cell label={t(heads[2])}>{t(use)}</Cell>
            <Cell label={t(heads[3])}>{durationText(duration)}</Cell>
            <Cell label={t(heads[4])}>{t(`content.storage.${requiredConsent ?? 'needed'}`)}</Cell>
          </Row>
        ))}
      </tbody>
    </Stored>
  );
}

/** A name that may be broken after a dot or an underscore. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** On tablets the names leave their width to the texts, of which the use is the longest. */
const Stored = styled(TextTable)`
  ${media.fromMedium} {
    ${media.belowLarge} {
      code {
        font-size: ${tokens.size.caption};
        white-space: normal;
      }
      td:nth-child(3) {
        width: 36%;
      }
    }
  }
`;
