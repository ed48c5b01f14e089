import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { SagaMiddleware } from 'redux-saga';
import type { Services } from '../../storefront/kernel/services';
import type { BuilderState } from './state';

export type BuilderStore = Store<BuilderState> & {
  readonly dispatch: ThunkDispatch<BuilderState, Services, UnknownAction>;
  readonly runSaga: SagaMiddleware['run'];
};

export const useBuilderDispatch = useDispatch.withTypes<BuilderStore['dispatch']>();
export const useBuilderSelector = useSelector.withTypes<BuilderState>();
/** For event handlers that need the state at the time of the event. */
export const useBuilderStore = useStore.withTypes<BuilderStore>();
/**
 * Whether the page is in use, and not a replay: a replay's store runs no process, and its page must send no request,
 * not even for the page of a frame.
 */
export const useIsLive = (): boolean => 'runSaga' in useBuilderStore();
