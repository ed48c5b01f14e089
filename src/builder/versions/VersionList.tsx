import styled from 'styled-components';
import type { ContentVersions } from '../../contract/content/editing';
import type { SiteVersion } from '../../contract/site/builder';
import { failureOf } from '../../storefront/api';
import { Personal } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Badge } from '../../storefront/ui/text/Badge';
import { VisuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { FailureMessage } from '../toolbar/FailureMessage';
import { useWhen } from '../toolbar/when';
import { selectTaking, versionRequested } from './versionsSlice';

/** A published version, of the site or of a content. */
type Version = SiteVersion | ContentVersions['versions'][number];

interface VersionListProps {
  readonly data?: { readonly versions: readonly Version[] } | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** One page of versions, newest first, or a message while they load or when that failed. */
export function VersionList({ data, error, refetch }: VersionListProps) {
  const t = useMessages();
  if (error) {
    return (
      <FailureMessage title="builder.failure.versions" failure={failureOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p role="status">{t('builder.versions.reading')}</p>;
  if (data.versions.length === 0) return <p>{t('builder.versions.none')}</p>;
  return (
    <List>
      {data.versions.map((version) => (
        <VersionLine key={version.version} {...version} />
      ))}
    </List>
  );
}

function VersionLine({ version, publishedAt, publishedBy, isLive }: Version) {
  const t = useMessages();
  const when = useWhen();
  const dispatch = useBuilderDispatch();
  const taking = useBuilderSelector(selectTaking);
  return (
    <li>
      <div>
        <strong>{t('builder.versions.number', { version })}</strong>{' '}
        {isLive && <Badge $variant="success">{t('builder.versions.live')}</Badge>}
        <p>
          {when(publishedAt)},{' '}
          {publishedBy === null ? (
            t('builder.versions.start')
          ) : (
            <>
              {t('builder.state.by')} <Personal token={publishedBy} />
            </>
          )}
        </p>
      </div>
      <Button busy={taking === version} onClick={() => dispatch(versionRequested({ version }))}>
        <span aria-hidden>{t('builder.versions.take')}</span>
        <VisuallyHidden>{t('builder.versions.takeNumber', { version })}</VisuallyHidden>
      </Button>
    </li>
  );
}

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[3]} 0;
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
