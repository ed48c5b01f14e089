import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escaped } from '../../texts/escaping';

const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether the call says `htmlEncode=true`, and its route has this option. */
const asksForHtml = ({ query, routeOptions }: FastifyRequest): boolean =>
  fieldIn(query, 'htmlEncode') === 'true' &&
  fieldIn(fieldIn(routeOptions.schema?.querystring, 'properties'), 'htmlEncode') !== undefined;

const encodedText = (_name: string, value: unknown): unknown => (typeof value === 'string' ? escaped(value) : value);

/**
 * Answers calls with `htmlEncode=true` with texts that an HTML page may show as they are: in every text, the five
 * special characters of HTML are entities; names of fields stay. Its hook runs before those that make validators and
 * compress.
 */
export function encodeForHtml(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const body =
      asksForHtml(request) && (typeof payload === 'string' || Buffer.isBuffer(payload)) ? payload.toString() : '';
    if (body === '' || !String(reply.getHeader('content-type')).startsWith('application/json')) {
      done(null, payload);
      return;
    }
    const encoded: unknown = JSON.parse(body, encodedText);
    done(null, JSON.stringify(encoded));
  });
}
