import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { SagaMiddleware } from 'redux-saga';
import type { Services } from '../../storefront/kernel/services';
import type { SupportState } from './state';

export type SupportStore = Store<SupportState> & {
  readonly dispatch: ThunkDispatch<SupportState, Services, UnknownAction>;
  readonly runSaga: SagaMiddleware['run'];
};

export const useSupportDispatch = useDispatch.withTypes<SupportStore['dispatch']>();
export const useSupportSelector = useSelector.withTypes<SupportState>();
