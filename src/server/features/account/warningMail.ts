import type { MailMessage } from '../../mail/Mail';

/** The mail that warns a user of many failed passwords on their account. `link`: where they can ask for a new one. */
export const warningMail = (to: string, link: string): MailMessage => ({
  to,
  subject: 'De nombreuses tentatives de connexion à votre compte',
  text: [
    'Bonjour,',
    '',
    'De nombreux mots de passe erronés viennent d’être essayés pour votre compte Comptoir. Par prudence, nous refusons pendant quelques minutes les connexions depuis un nouvel appareil. Là où vous vous êtes déjà connecté, vous pouvez vous connecter comme d’habitude.',
    '',
    'Si votre mot de passe sert aussi ailleurs, ou si vous ne pouvez pas attendre, choisissez-en un nouveau ici :',
    '',
    link,
    '',
    'Si ces tentatives étaient les vôtres, vous n’avez rien à faire.',
    '',
    'Comptoir',
    '',
  ].join('\n'),
});
