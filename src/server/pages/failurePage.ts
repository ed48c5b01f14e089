import type { FastifyReply, FastifyRequest } from 'fastify';

/** Complete in itself: whatever broke the page that was asked for must not break this one. */
const page = [
  '<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><title>Page indisponible – Comptoir</title>',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
  '</head><body><main><h1>Cette page ne peut pas être affichée</h1>',
  '<p>Une erreur est survenue de notre côté. Votre panier est conservé.</p>',
  '<p><a href="">Réessayer</a> · <a href="/">Retour à l’accueil</a></p></main></body></html>',
].join('');

/** Answers an address whose page could not be made: status 500, a page for people; the reason is in the log. */
export const showFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  request.log.error({ err: error }, 'a page could not be rendered');
  void reply.code(500).type('text/html; charset=utf-8').send(page);
};
