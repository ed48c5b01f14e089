import { useMessages } from '../../../storefront/messages';
import { selectFirstProblem } from '../../app/firstProblem';
import { selectDocument, selectProblems } from '../../draft';
import { useBuilderSelector } from '../../kernel/hooks';
import { pathLabel } from '../../pathLabels/pathLabel';
import { Notices, ProblemsMessage } from '../Notices';

/** Messages for the builder of the site. */
export function Banners() {
  return (
    <Notices>
      <Problems />
    </Notices>
  );
}

function Problems() {
  const t = useMessages();
  const count = useBuilderSelector(selectProblems).size;
  const first = useBuilderSelector(selectFirstProblem);
  const document = useBuilderSelector(selectDocument);
  if (!first) return null;
  const label = pathLabel(t, first.path.split('.'), document);
  return <ProblemsMessage announce count={count} lead={t('builder.problems.first', { field: label })} />;
}
