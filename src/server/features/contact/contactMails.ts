import type { ContactMessage } from '../../../commerce/contactMessage';
import { formatPhone } from '../../../commerce/identifiers/phone';
import type { ContactSubject } from '../../../contract/contact/contactMessage';
import type { MailMessage } from '../../mail/Mail';

const SUBJECTS: Readonly<Record<ContactSubject, string>> = {
  order: 'Commande et livraison',
  claim: 'Réclamation',
  account: 'Compte et accès',
  invoice: 'Facture et paiement',
  product: 'Produit et disponibilité',
  personalData: 'Données personnelles',
  other: 'Autre demande',
};

/** The mail to the shop with the whole message; a reply to it goes to the sender of the message. */
export const messageMail = (
  to: string,
  reference: string,
  { subject, name, company, email, phone, orderNumber, message }: ContactMessage,
): MailMessage => ({
  to,
  replyTo: email,
  subject: `${reference} – ${SUBJECTS[subject]}`,
  text: [
    `Référence : ${reference}`,
    `Sujet : ${SUBJECTS[subject]}`,
    `Nom : ${name}`,
    ...(company === null ? [] : [`Entreprise : ${company}`]),
    `E-mail : ${email}`,
    ...(phone === null ? [] : [`Téléphone : ${formatPhone(phone)}`]),
    ...(orderNumber === null ? [] : [`Commande : ${orderNumber}`]),
    '',
    message,
    '',
  ].join('\n'),
});

/**
 * The mail that confirms a message to its sender. It repeats nothing that was typed: the address may be a stranger's,
 * and the shop's mail must not carry one's words to strangers.
 */
export const acknowledgementMail = (
  replyTo: string,
  reference: string,
  { email, subject }: ContactMessage,
): MailMessage => ({
  to: email,
  replyTo,
  subject: `Votre message est bien arrivé (${reference})`,
  text: [
    'Bonjour,',
    '',
    `Nous avons reçu votre message au sujet « ${SUBJECTS[subject]} ». Sa référence est :`,
    '',
    reference,
    '',
    'Gardez-la : elle permet de retrouver votre demande par téléphone. Nous vous répondons à cette adresse. Pour ajouter une photo ou une précision, répondez à cet e-mail.',
    '',
    'Si vous n’avez rien écrit, ne faites rien : quelqu’un a sans doute mal saisi son adresse.',
    '',
    'Comptoir',
    '',
  ].join('\n'),
});
