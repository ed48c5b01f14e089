import SerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

const compile = SerializerCompiler()({}, {});
const compiled = new WeakMap<object, Serializer>();

/** Serialises replies by their schema. Each schema is compiled once, because routes share many. */
export const replySerializer: FastifySerializerCompiler<object> = (route) => {
  const serializer = compiled.get(route.schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
  compiled.set(route.schema, serializer);
  return serializer;
};
