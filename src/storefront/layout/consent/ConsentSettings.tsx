import { useId } from 'react';
import styled from 'styled-components';
import { OPTIONAL_CATEGORIES, RECORDING_CONSENT, type Allowed } from '../../../contract/tracking/consent';
import { useShopDispatch } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Cluster, Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlays/Dialog';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { consentGiven, settingsClosed, switched } from '../../features/consent';

/** A switch per category; refusing all takes one press, just as accepting all does (CNIL). */
export function ConsentSettings({ allowed }: { readonly allowed: readonly Allowed[] }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const introId = useId();
  const give = (chosen: readonly Allowed[]) => () => dispatch(consentGiven({ allowed: chosen }));
  // Being recorded is a choice of its own, which accepting all leaves as it is.
  const recording = allowed.filter((one) => one === RECORDING_CONSENT);
  return (
    <Dialog
      open
      title={t('consent.settings')}
      closeLabel={t('consent.close')}
      onClose={() => dispatch(settingsClosed())}
      footer={
        <Choices>
          <Button onClick={give([])}>{t('consent.refuse')}</Button>
          <Button onClick={give([...OPTIONAL_CATEGORIES, ...recording])}>{t('consent.accept')}</Button>
          <Button variant="primary" onClick={give(allowed)}>
            {t('consent.save')}
          </Button>
        </Choices>
      }
    >
      <Stack $gap="4">
        <p id={introId}>{t('consent.settingsIntro')}</p>
        <div role="group" aria-labelledby={introId}>
          <Checkbox checked disabled label={t('consent.essential')} hint={t('consent.essentialHint')} />
          {OPTIONAL_CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              checked={allowed.includes(category)}
              onChange={({ currentTarget }) => dispatch(switched({ category, on: currentTarget.checked }))}
              label={t(`consent.${category}`)}
              hint={t(`consent.${category}Hint`)}
            />
          ))}
        </div>
        <Apart>
          <Checkbox
            checked={recording.length > 0}
            onChange={({ currentTarget }) =>
              dispatch(switched({ category: RECORDING_CONSENT, on: currentTarget.checked }))
            }
            label={t('consent.recording')}
            hint={t('consent.recordingHint')}
          />
        </Apart>
      </Stack>
    </Dialog>
  );
}

const Apart = styled.div`
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.hairline};
`;

const Choices = styled(Cluster)`
  ${media.small} {
    button {
      flex: 1 1 8rem;
    }
  }
`;
