import styled from 'styled-components';
import { REGISTRATION_LIMITS, TRADES } from '../../../../contract/authentication/registration';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { withBase } from '../../../../contract/pages/basePath';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import {
  CompanyField,
  DraftField,
  DraftForm,
  EmailField,
  FieldPairs,
  fieldsOf,
  PersonField,
  PhoneField,
} from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { FieldGroup } from '../../../ui/fields/FieldGroup';
import { tokens } from '../../../ui/theme/tokens';
import { selectRefusals } from '../../../forms/drafts';
import { registrationRequested, selectSending } from '../authenticationSlice';
import { checkRegistration, refusedFields } from '../registrationProblem';

const form = 'becomeCustomer';

/** The registration form; `refused` names the rejected fields of a form sent without JavaScript. */
export function CustomerForm({ refused }: { readonly refused: readonly string[] }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const busy = useShopSelector(selectSending) === form;
  // The refusal in the address is shown until a form is refused in this page life.
  const posted = useShopSelector(selectRefusals) === 0 ? refusedFields(refused) : {};
  const field = fieldsOf(t, form, REGISTRATION_LIMITS, posted);
  return (
    <DraftForm
      form={form}
      action={withBase(LATE_PATHS.registrations)}
      check={checkRegistration}
      onReady={(values) => dispatch(registrationRequested(values))}
    >
      <Group>
        <legend>{t('account.customer.company')}</legend>
        <CompanyField {...field('companyName')} required label={t('account.customer.companyName')} />
        <PersonField
          {...field('siret')}
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
        <FieldPairs>
          <PersonField
            {...field('firstName')}
            autoComplete="given-name"
            required
            label={t('account.customer.firstName')}
          />
          <PersonField
            {...field('lastName')}
            autoComplete="family-name"
            required
            label={t('account.customer.lastName')}
          />
          <EmailField {...field('email')} required label={t('account.customer.email')} />
          <PhoneField
            {...field('phone')}
            required
            label={t('account.customer.phone')}
            hint={t('account.customer.phoneHint')}
          />
        </FieldPairs>
        <PersonField {...field('message')} rows={4} label={t('account.customer.message')} />
      </Group>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t('account.customer.busy')}>
        {t('account.customer.submit')}
      </Button>
    </DraftForm>
  );
}

const Group = styled(FieldGroup)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  legend {
    margin-bottom: ${tokens.space[3]};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title};
    font-weight: 560;
  }
`;
