import { requestOf } from '../../journal/requests';
import { useVault } from '../../storefront/kernel/personal';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { TextArea } from '../../storefront/ui/fields/TextField';
import { Stack } from '../../storefront/ui/layout/Stack';
import { useSupportDispatch, useSupportSelector } from '../kernel/hooks';
import type { ShownMoment } from '../panels/useMoment';
import { WhatDiffers } from './WhatDiffers';
import { answerEdited, replayRequested, selectWhatIf } from './whatIfSlice';

const ROWS = 12;

/** The answer of the current action as text that can be edited, and what would differ with another one. */
export function WhatIfPanel({ part, position, record }: ShownMoment) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useSupportDispatch();
  const { draft, problem, isComparing, altered } = useSupportSelector(selectWhatIf);
  const request = record && requestOf(record);
  const isAnswer = request !== undefined && request.end !== 'pending';
  const isHere = draft?.part === part && draft.position === position;
  const recorded = isAnswer ? JSON.stringify(record?.a['payload'] ?? null, null, 2) : '';
  const text = (isHere ? vault.valueOf(draft.text) : undefined) ?? recorded;
  const edit = (typed: string) => dispatch(answerEdited(vault, { part, position }, typed));
  return (
    <Stack $gap="4">
      {isAnswer ? (
        <Stack
          as="form"
          $gap="3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isHere) edit(text);
            dispatch(replayRequested());
          }}
        >
          <TextArea
            label={t('support.whatIf.answer', { feature: request.endpoint })}
            hint={t('support.whatIf.limits')}
            error={problem === null || !isHere ? undefined : t('support.whatIf.refused', { reason: problem })}
            rows={ROWS}
            spellCheck={false}
            value={text}
            onChange={({ target }) => edit(target.value)}
          />
          <div>
            <Button type="submit" busy={isComparing} disabled={isComparing}>
              {t('support.whatIf.replay')}
            </Button>
          </div>
        </Stack>
      ) : (
        !altered && <p>{t('support.whatIf.noAnswer')}</p>
      )}
      <WhatDiffers />
    </Stack>
  );
}
