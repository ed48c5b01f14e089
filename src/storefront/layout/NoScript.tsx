import styled from 'styled-components';
import { useMessages } from '../messages';
import texts from '../messages/fr-FR/shellNoScript.json';
import { PageColumn } from '../ui/layout/PageFrame';
import { tokens } from '../ui/theme/tokens';

/** Explains that the catalogue works without scripts, and that the cart needs them. */
function NoScript() {
  const t = useMessages();
  return (
    <PageColumn>
      <Note>{t('shell.noScript')}</Note>
    </PageColumn>
  );
}

const Note = styled.p`
  margin-block: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.infoSoft};
`;

export const noScriptModule = { Component: NoScript, texts } as const;
