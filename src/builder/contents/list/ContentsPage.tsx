import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import { CONTENT_KINDS } from '../../../contract/content/contentDocument';
import type { ContentOutline } from '../../../contract/content/editing';
import { CONTENTS_PAGE, contentPageAddress, NEW_CONTENT } from '../../../contract/content/editingPaths';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { BUILDER_PAGE, SEARCHES_PAGE } from '../../../contract/site/builderPaths';
import { withBase } from '../../../contract/pages/basePath';
import { failureOf } from '../../../storefront/api';
import { useVault } from '../../../storefront/kernel/personal';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { ButtonLink } from '../../../storefront/ui/controls/ButtonLink';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { Select } from '../../../storefront/ui/fields/Select';
import { TextField } from '../../../storefront/ui/fields/TextField';
import { Badge } from '../../../storefront/ui/text/Badge';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { Bar, Main } from '../../toolbar/bar.styles';
import { FailureMessage } from '../../toolbar/FailureMessage';
import { useDataLanguage } from '../../language';
import { useWhen } from '../../toolbar/when';
import { useBuilderDispatch, useBuilderSelector } from '../../kernel/hooks';
import { contentsApi } from '../contentsApi';
import { kindChosen, selectKind, selectTyped, wordsTyped } from './listSlice';

/** Lists every content with its kind, its address and whether it is live; links to each, and to a new one. */
export function ContentsPage() {
  const t = useMessages();
  return (
    <>
      <Bar aria-label={t('builderContents.title')}>
        <div>
          <h1>{t('builderContents.title')}</h1>
          <a href={withBase(HOME_ADDRESS)}>{t('builder.shop')}</a>
          <a href={withBase(BUILDER_PAGE)}>{t('builderContents.site')}</a>
          <a href={withBase(SEARCHES_PAGE)}>{t('builder.searches')}</a>
        </div>
        <ButtonLink href={`${CONTENTS_PAGE}/${NEW_CONTENT}`} variant="primary">
          <Icon icon={Plus} size="small" />
          {t('builderContents.new')}
        </ButtonLink>
      </Bar>
      <Main id="editor" tabIndex={-1}>
        <Contents />
      </Main>
    </>
  );
}

function Contents() {
  const t = useMessages();
  const { data, error, refetch } = contentsApi.useContentDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useBuilderDispatch();
  const kind = useBuilderSelector(selectKind);
  const vault = useVault();
  const typed = vault.valueOf(useBuilderSelector(selectTyped)) ?? '';
  if (error) {
    return (
      <FailureMessage title="builderContents.failure.list" failure={failureOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p role="status">{t('builderContents.reading')}</p>;
  const shown = data.contents.filter((content) => (kind === null || content.kind === kind) && isMeant(content, typed));
  const words = typed.trim();
  const noneFound = words !== '' && shown.length === 0;
  return (
    <>
      <Filters>
        <TextField
          type="search"
          label={t('builderContents.search')}
          value={typed}
          onChange={({ target }) => dispatch(wordsTyped(vault, target.value))}
        />
        <Select
          label={t('builderContents.kind')}
          value={kind ?? ''}
          onChange={({ target }) => dispatch(kindChosen(CONTENT_KINDS.find((name) => name === target.value) ?? null))}
          options={[
            { value: '', label: t('builderContents.allKinds') },
            ...CONTENT_KINDS.map((name) => ({ value: name, label: t(`builderContents.kind.${name}`) })),
          ]}
        />
      </Filters>
      <p role="status">
        {noneFound ? t('builderContents.noneFound', { words }) : t('builderContents.count', { count: shown.length })}
      </p>
      {noneFound && (
        <div>
          <Button onClick={() => dispatch(wordsTyped(vault, ''))}>{t('builderContents.clear')}</Button>
        </div>
      )}
      <List>
        {shown.map((content) => (
          <Line key={content.contentKey} {...content} />
        ))}
      </List>
    </>
  );
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of the filter occurs in title or address. */
function isMeant({ title, path }: ContentOutline, typed: string): boolean {
  const text = folded(`${title} ${path}`);
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Line({ contentKey, title, kind, path, liveVersion, isChanged, changedAt }: ContentOutline) {
  const t = useMessages();
  const when = useWhen();
  const dataLanguage = useDataLanguage();
  return (
    <li>
      <div>
        <a href={withBase(contentPageAddress(contentKey))} lang={dataLanguage}>
          {title}
        </a>
        <p>
          {`${t(`builderContents.kind.${kind}`)}\u00a0· ${decodeURI(path)}`}
          {changedAt !== null && `\u00a0· ${t('builderContents.changed', { when: when(changedAt) })}`}
        </p>
      </div>
      <span>
        {liveVersion > 0 && <Badge $variant="success">{t('builderContents.live')}</Badge>}{' '}
        {liveVersion === 0 && <Badge $variant="neutral">{t('builderContents.draft')}</Badge>}{' '}
        {liveVersion > 0 && isChanged && <Badge $variant="warning">{t('builderContents.isChanged')}</Badge>}
      </span>
    </li>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: end;
  gap: ${tokens.space[3]} ${tokens.space[4]};
`;

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding: ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  li > div {
    flex: 1 1 18rem;
    min-width: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    font-weight: 600;
  }
  p {
    overflow-wrap: anywhere;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
