import type { FastifyInstance } from 'fastify';
import { BOUNDS } from '../../limits/bounds';
import { unreadableBody } from '../../problems';

const DEEPEST = BOUNDS.nestingLevels;

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether arrays and objects are nested more than `levels` deep. Iterative, so that no depth overflows the stack. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  let layer = [value].filter(isHolder);
  for (let level = 0; level < levels && layer.length > 0; level += 1) {
    layer = layer.flatMap((holder): unknown[] => Object.values(holder)).filter(isHolder);
  }
  return layer.length > 0;
}

/** Refuses bodies that are nested too deeply, before anything walks them recursively. */
export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    // Buffers are not searched, although each of their bytes is a property.
    if (!Buffer.isBuffer(request.body) && isNestedDeeper(request.body, DEEPEST)) {
      done(unreadableBody(`The request body is nested deeper than ${DEEPEST} levels.`));
    } else done();
  });
}
