import styled from 'styled-components';
import type { DocumentProblem } from '../../contract/documents/documentRules';
import { useMessages, type Translate } from '../../storefront/messages';
import { Message } from '../../storefront/ui/feedback/Message';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../kernel/hooks';
import { useVaultText } from '../kernel/useVaultText';
import { pathLabel } from '../pathLabels/pathLabel';
import { selectRefused } from './fileSlice';

const reasons = {
  TOO_LARGE: 'builder.file.tooLarge',
  NOT_READ: 'builder.file.notRead',
  NOT_JSON: 'builder.file.notJson',
} as const;

/** The file's envelope is left out of the path: only the site's part means something to a builder. */
function wrongText(t: Translate, path: string, rule: DocumentProblem['rule']): string {
  const [first = '', ...rest] = path.split('.');
  const shown = first === 'document' && rest.length > 0 ? rest : [first, ...rest];
  return t('builderPaths.wrong', { field: pathLabel(t, shown, null), rule: t(`builderPaths.rule.${rule}`) });
}

/** Why a file was refused, with its first broken rules and the number of further ones. */
export function RefusedFileMessage() {
  const t = useMessages();
  const textOf = useVaultText();
  const refused = useBuilderSelector(selectRefused);
  if (!refused) return null;
  const { name, reason, problems, more } = refused;
  return (
    <Message variant="error" announce title={t('builder.file.refused', { name: textOf(name) })}>
      {reason !== 'WRONG' && <p>{t(reasons[reason])}</p>}
      {problems.length > 0 && (
        <Problems>
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.rule}`}>{wrongText(t, textOf(problem.path), problem.rule)}</li>
          ))}
          {more > 0 && <li>{t('builder.file.more', { count: more })}</li>}
        </Problems>
      )}
    </Message>
  );
}

const Problems = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-left: ${tokens.space[4]};
  list-style: disc;
`;
