import type { MailMessage } from '../../mail/Mail';

/** The mail with the link to a new password. It contains no name, because only the address was given. */
export const passwordMail = (to: string, link: string): MailMessage => ({
  to,
  subject: 'Choisissez un nouveau mot de passe',
  text: [
    'Bonjour,',
    '',
    'Vous avez demandé un nouveau mot de passe pour votre compte Comptoir. Choisissez-le ici :',
    '',
    link,
    '',
    'Ce lien sert une seule fois, dans l’heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    '',
    'Comptoir',
    '',
  ].join('\n'),
});
