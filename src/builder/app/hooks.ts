import { useDispatch, useSelector } from 'react-redux';
import type { BuilderState, BuilderStore } from './builderStore';

export const useBuilderDispatch = useDispatch.withTypes<BuilderStore['dispatch']>();
export const useBuilderSelector = useSelector.withTypes<BuilderState>();
