import type { FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a call was sent by a form without a script: its answer is a redirect. */
export const isForm = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) === true;
