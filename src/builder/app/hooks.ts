import { useDispatch, useSelector, useStore } from 'react-redux';
import type { BuilderState, BuilderStore } from './builderStore';

export const useBuilderDispatch = useDispatch.withTypes<BuilderStore['dispatch']>();
export const useBuilderSelector = useSelector.withTypes<BuilderState>();
/** For handlers that answer to the state as it is then. */
export const useBuilderStore = useStore.withTypes<BuilderStore>();
