import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';
import type { Services } from './services';
import type { RootState } from './state';
import type { TimeTravel } from './timeTravel';

export type ShopDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

export type ShopStore = Store<RootState> & {
  readonly dispatch: ShopDispatch;
  readonly runSaga: SagaMiddleware['run'];
  readonly timeTravel: TimeTravel;
};
