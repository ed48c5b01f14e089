import styled from 'styled-components';
import { MAX_SYNONYM_LENGTH, MAX_SYNONYMS_LENGTH } from '../../contract/search/searchLearning';
import { failureOf } from '../../storefront/api';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { TextArea, TextField } from '../../storefront/ui/fields/TextField';
import { Cluster, Stack } from '../../storefront/ui/layout/Stack';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { useVaultText } from '../kernel/useVaultText';
import { useDataLanguage } from '../language';
import { FailureMessage } from '../toolbar/FailureMessage';
import { usable } from '../toolbar/usable';
import { mergedSynonyms } from './mergedSynonyms';
import { SYNONYMS_FIELD } from './searchesSaga';
import {
  editsDropped,
  selectOutcome,
  selectPublishing,
  selectTerm,
  synonymsPublishRequested,
  synonymsTyped,
  termTyped,
} from './searchesSlice';
import { SynonymTrial } from './SynonymTrial';
import { useSynonyms } from './useSynonyms';

/** Edits synonyms, shows what a term finds with them, and publishes them. */
export function SynonymEditor() {
  const t = useMessages();
  const dataLanguage = useDataLanguage();
  const dispatch = useBuilderDispatch();
  const textOf = useVaultText();
  const vault = useVault();
  const { edited, synonyms, error, refetch } = useSynonyms();
  const term = useBuilderSelector(selectTerm);
  const isPublishing = useBuilderSelector(selectPublishing) !== null;
  return (
    <section aria-labelledby="synonyms">
      <Stack>
        <h2 id="synonyms">{t('builderSearches.synonyms')}</h2>
        {error && (
          <FailureMessage
            title="builderSearches.synonyms.failed"
            failure={failureOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {synonyms !== null && (
          <>
            <Rules
              id={SYNONYMS_FIELD}
              label={t('builderSearches.rules')}
              hint={t('builderSearches.rules.hint')}
              rows={14}
              wrap="off"
              lang={dataLanguage}
              maxLength={MAX_SYNONYMS_LENGTH}
              value={synonyms.text}
              onChange={({ target }) => dispatch(synonymsTyped({ base: synonyms.base, synonyms: target.value }))}
            />
            <TextField
              type="search"
              label={t('builderSearches.try')}
              maxLength={MAX_SYNONYM_LENGTH}
              value={textOf(term)}
              onChange={({ target }) => dispatch(termTyped(vault, target.value))}
            />
            <SynonymTrial published={synonyms.published} />
            <Cluster>
              <Button
                variant="primary"
                busy={isPublishing}
                {...usable(edited !== null, () => dispatch(synonymsPublishRequested()))}
              >
                {t('builderSearches.publish')}
              </Button>
              <Button {...usable(edited !== null && !isPublishing, () => dispatch(editsDropped()))}>
                {t('builderSearches.drop')}
              </Button>
            </Cluster>
            <Outcome />
          </>
        )}
      </Stack>
    </section>
  );
}

function Outcome() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const outcome = useBuilderSelector(selectOutcome);
  const { synonyms } = useSynonyms();
  if (outcome === null || synonyms === null) return null;
  if (outcome === 'published') return <Message variant="success" announce title={t('builderSearches.published')} />;
  if (outcome.status !== 409) return <FailureMessage title="builderSearches.publish.failed" failure={outcome} />;
  const { base, text, published } = synonyms;
  const again = () => dispatch(synonymsTyped({ base: published, synonyms: mergedSynonyms(base, text, published) }));
  return (
    <Message variant="error" announce title={t('builderSearches.conflict')}>
      <Stack $gap="3">
        <p>{t('builderSearches.conflict.text')}</p>
        <Cluster>
          <Button onClick={again}>{t('builderSearches.conflict.again')}</Button>
        </Cluster>
      </Stack>
    </Message>
  );
}

/** A rule is a line: one that wrapped would look like two. */
const Rules = styled(TextArea)`
  overflow-x: auto;
  white-space: pre;
`;
