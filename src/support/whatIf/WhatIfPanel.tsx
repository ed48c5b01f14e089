import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { requestOf } from '../../journal/requests';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { TextArea } from '../../storefront/ui/fields/TextField';
import { Stack } from '../../storefront/ui/layout/Stack';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import type { ShownMoment } from '../panels/useMoment';
import { WhatDiffers } from './WhatDiffers';
import { replayRequested, selectWhatIf } from './whatIfSlice';

const ROWS = 12;

/** The answer of the current action as editable text, and the effects of changing it. */
export function WhatIfPanel({ part, position, record }: ShownMoment) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const { isRefused, isComparing, altered } = useSupportSelector(selectWhatIf);
  const request = record && requestOf(record);
  // If the recorder left out an answer's content, it is unknown, and no reducer receives it.
  const isAnswer = request !== undefined && request.end !== 'pending' && record?.x !== true;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('answer');
    if (typeof text === 'string') dispatch(replayRequested(vault, { part, position }, text));
  };
  return (
    <Stack $gap="4">
      <WhatDiffers />
      {isAnswer ? (
        <Form onSubmit={submit} key={`${part}:${position}`}>
          <TextArea
            name="answer"
            label={t('support.whatIf.answer', { feature: request.endpoint })}
            hint={t('support.whatIf.limits')}
            error={isRefused ? t('support.whatIf.refused') : undefined}
            rows={ROWS}
            spellCheck={false}
            defaultValue={JSON.stringify(record?.a['payload'] ?? null, null, 2)}
          />
          <div>
            <Button type="submit" busy={isComparing} disabled={isComparing}>
              {t('support.whatIf.replay')}
            </Button>
          </div>
        </Form>
      ) : (
        !altered && <p>{t('support.whatIf.noAnswer')}</p>
      )}
    </Stack>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[3]};
  textarea {
    font-family: ui-monospace, monospace;
    font-size: ${tokens.size.caption};
  }
`;
