import type { Effect } from 'redux-saga/effects';

export type SagaGenerator = Generator<Effect, void, unknown>;
