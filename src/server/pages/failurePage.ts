import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseProblem } from '../database/DatabaseProblem';

/** Complete in itself: whatever broke the page that was asked for must not break this one. `ways` is the HTML after the text. */
const pageSaying = (title: string, heading: string, text: string, ways: string): string =>
  [
    `<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><title>${title} – Comptoir</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `</head><body><main><h1>${heading}</h1><p>${text}</p>${ways}</main></body></html>`,
  ].join('');

const failed = pageSaying(
  'Page indisponible',
  'Cette page ne peut pas être affichée',
  'Une erreur est survenue de notre côté. Votre panier est conservé.',
  '<p><a href="">Réessayer</a> · <a href="/">Retour à l’accueil</a></p>',
);

const unreadable = pageSaying(
  'Adresse illisible',
  'Cette adresse n’est pas lisible',
  'Elle a sans doute été abîmée en route, par exemple dans un e-mail.',
  '<p><a href="/">Retour à l’accueil</a> · <a href="/search">Rechercher un produit</a></p>',
);

const forbidden = pageSaying(
  'Accès réservé',
  'Cette page est réservée aux éditeurs du site',
  'Votre compte n’y donne pas accès.',
  '<p><a href="/">Retour à l’accueil</a></p>',
);

/** Answers a page that is not for whoever is logged in: status 403, a page for people. */
export const showForbidden = (reply: FastifyReply): FastifyReply =>
  reply.code(403).type('text/html; charset=utf-8').send(forbidden);

/**
 * Answers an address whose page could not be made: status 500, or 503 while the database is away, a page for people;
 * the reason is in the log.
 */
export const showFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  request.log.error({ err: error }, 'a page could not be rendered');
  void reply
    .code(error instanceof DatabaseProblem ? 503 : 500)
    .type('text/html; charset=utf-8')
    .send(failed);
};

/** Answers an address that cannot be decoded (`/%E0%A4%A`) with status 400 and an HTML page. */
export const showUnreadable = (reply: FastifyReply): FastifyReply =>
  reply.code(400).type('text/html; charset=utf-8').send(unreadable);
