import styled from 'styled-components';
import { FORM_OUTCOMES, REFUSED_LATER, REFUSED_WRONG } from '../../../../contract/authentication/authenticationPages';
import { CONTACT_LIMITS, CONTACT_SUBJECTS, isContactReference } from '../../../../contract/contact/contactMessage';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { withBase } from '../../../../contract/pages/basePath';
import { RECORDING_PARAM } from '../../../../contract/pages/pageParams';
import { parseRecordingCode } from '../../../../contract/recordings/recordingCode';
import { commandEvents } from '../../../api/commands';
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
import { selectRefusals } from '../../../forms/drafts';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { textIn, useVault } from '../../../kernel/personal';
import { useMessages } from '../../../messages';
import contactTexts from '../../../messages/fr-FR/contact.json';
import formsTexts from '../../../messages/fr-FR/forms.json';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { visuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { selectCompany, selectSession } from '../../visitor';
import { checkContactMessage, contactFormName, refusedFields } from '../contactProblem';
import { contactSaga } from '../contactSaga';
import { messageRequested, selectIsSending, selectReference } from '../contactSlice';
import { Sent } from './Sent';

/**
 * The form for messages to the shop, or the reference of the sent message; without scripts the address contains the
 * outcome.
 */
function ContactForm() {
  const { search } = useShopSelector(selectLocation);
  const query = new URLSearchParams(search);
  const posted = query.get(FORM_OUTCOMES.sent) ?? '';
  const reference = useShopSelector(selectReference) ?? (isContactReference(posted) ? posted : null);
  if (reference !== null) return <Sent reference={reference} />;
  const code = parseRecordingCode(query.get(RECORDING_PARAM) ?? '');
  return <Form refused={query.get(FORM_OUTCOMES.refused)?.split(',') ?? []} code={code} />;
}

interface FormProps {
  /** The invalid fields of a form that was sent without JavaScript, or the reason of its refusal. */
  readonly refused: readonly string[];
  /** The recording that was sent to support, with which the message begins; null: none. */
  readonly code: string | null;
}

function Form({ refused, code }: FormProps) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const profile = useShopSelector(selectSession)?.profile;
  const company = useShopSelector(selectCompany);
  const busy = useShopSelector(selectIsSending);
  // The refusal in the address is shown until a form is refused in this page life.
  const isPosted = useShopSelector(selectRefusals) === 0;
  const { form: whole, ...posted } = isPosted ? refusedFields(refused) : {};
  const isLater = isPosted && refused.includes(REFUSED_LATER);
  const isWrong = isPosted && refused.includes(REFUSED_WRONG);
  const field = fieldsOf(t, contactFormName, CONTACT_LIMITS, posted);
  const name = [profile?.firstName, profile?.lastName].map((part) => textIn(vault, part ?? '')).join(' ');
  return (
    <Panel>
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.intro')}</p>
      {(isLater || isWrong) && (
        <Message variant="error">{t(isLater ? 'forms.failed.tooManyCalls' : 'forms.failed.refused')}</Message>
      )}
      {whole && <Message variant="error">{t(whole.id, whole.values)}</Message>}
      <DraftForm
        form={contactFormName}
        action={withBase(LATE_PATHS.contactMessages)}
        check={checkContactMessage}
        onReady={(values) => dispatch(messageRequested(values))}
      >
        <DraftField
          {...field('subject')}
          privacy="open"
          required
          label={t('contact.subject')}
          options={[
            { value: '', label: t('contact.subject.choose') },
            ...CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: t(`contact.subject.${subject}`) })),
          ]}
        />
        <FieldPairs>
          <PersonField
            {...field('name')}
            initial={name.trim()}
            autoComplete="name"
            required
            label={t('contact.name')}
          />
          <CompanyField {...field('company')} initial={company ?? ''} label={t('contact.company')} />
          <EmailField {...field('email')} initial={profile?.email ?? ''} required label={t('contact.email')} />
          <PhoneField {...field('phone')} label={t('contact.phone')} />
        </FieldPairs>
        <PersonField
          {...field('orderNumber')}
          autoComplete="off"
          label={t('contact.orderNumber')}
          hint={t('contact.orderNumberHint')}
        />
        <PersonField
          {...field('message')}
          initial={code === null ? '' : `${t('contact.code', { code })}\n\n`}
          rows={7}
          required
          label={t('contact.message')}
          hint={t('contact.messageHint')}
        />
        <Unseen aria-hidden="true">
          <label>
            {t('contact.website')}
            <input name="website" data-privacy="personal" tabIndex={-1} autoComplete="off" />
          </label>
        </Unseen>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('contact.busy')}>
          {t('contact.submit')}
        </Button>
      </DraftForm>
    </Panel>
  );
}

export const contactFormModule = {
  Component: ContactForm,
  texts: { ...contactTexts, ...formsTexts },
  events: [commandEvents],
  saga: contactSaga,
} as const;

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-width: 44rem;
  margin-block: ${tokens.space[8]} ${tokens.space[5]};
  h2 + p {
    margin-top: calc(-1 * ${tokens.space[1]});
  }
`;

/** A honeypot: people do not see it, robots fill it in. */
const Unseen = styled.div`
  ${visuallyHidden}
`;
