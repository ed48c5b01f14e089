import styled from 'styled-components';
import { REGISTRATION_LIMITS, TRADES, type RegistrationField } from '../../../../contract/account/registration';
import { LATER_PATHS } from '../../../../contract/laterPaths';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { DraftField, DraftForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { selectRefusals } from '../../../forms/drafts';
import { registrationRequested, selectSending } from '../accountSlice';
import { checkRegistration, refusedFields } from '../registrationProblem';

const form = 'becomeCustomer';

/** The registration form; `refused` names the rejected fields of a form sent without JavaScript. */
export function CustomerForm({ refused }: { readonly refused: readonly string[] }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const busy = useShopSelector(selectSending) === form;
  // Shown until the form has been validated in the browser.
  const posted = useShopSelector(selectRefusals) === 0 ? refusedFields(refused) : {};
  const field = (name: RegistrationField) => {
    const problem = posted[name];
    return {
      form,
      field: name,
      maxLength: REGISTRATION_LIMITS[name],
      ...(problem && { error: t(problem.id, problem.values) }),
    };
  };
  return (
    <DraftForm
      form={form}
      action={LATER_PATHS.registrations}
      check={checkRegistration}
      onReady={(values) => dispatch(registrationRequested(values))}
    >
      <Group>
        <legend>{t('account.customer.company')}</legend>
        <DraftField
          {...field('companyName')}
          privacy="personal"
          autoComplete="organization"
          required
          label={t('account.customer.companyName')}
        />
        <DraftField
          {...field('siret')}
          privacy="personal"
          inputMode="numeric"
          required
          label={t('account.customer.siret')}
          hint={t('account.customer.siretHint')}
        />
        <DraftField
          {...field('trade')}
          privacy="open"
          required
          label={t('account.customer.trade')}
          options={[
            { value: '', label: t('account.customer.tradeChoose') },
            ...TRADES.map((trade) => ({ value: trade, label: trade })),
          ]}
        />
      </Group>
      <Group>
        <legend>{t('account.customer.you')}</legend>
        <Pair>
          <DraftField
            {...field('firstName')}
            privacy="personal"
            autoComplete="given-name"
            required
            label={t('account.customer.firstName')}
          />
          <DraftField
            {...field('lastName')}
            privacy="personal"
            autoComplete="family-name"
            required
            label={t('account.customer.lastName')}
          />
          <DraftField
            {...field('email')}
            privacy="personal"
            type="email"
            autoComplete="email"
            required
            label={t('account.customer.email')}
          />
          <DraftField
            {...field('phone')}
            privacy="personal"
            type="tel"
            autoComplete="tel"
            required
            label={t('account.customer.phone')}
            hint={t('account.customer.phoneHint')}
          />
        </Pair>
        <DraftField
          {...field('message')}
          privacy="personal"
          rows={4}
          label={t('account.customer.message')}
          mark={t('forms.optional')}
        />
      </Group>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t('account.customer.busy')}>
        {t('account.customer.submit')}
      </Button>
    </DraftForm>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${tokens.space[3]};
    padding: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title};
    font-weight: 560;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
