import { useMessages } from '../../../storefront/messages';
import { useBuilderDispatch, useBuilderSelector } from '../../kernel/hooks';
import { publishRequested, selectIsChanged } from '../../publication';
import { Question } from '../Question';

/** Asks for confirmation before the site goes live. */
export function PublishDialog() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const isChanged = useBuilderSelector(selectIsChanged);
  return (
    <Question
      name="publish"
      title="builder.publish.title"
      text="builder.publish.text"
      more={isChanged && t('builder.publish.saves')}
      confirm="builder.publish.confirm"
      onConfirm={() => void dispatch(publishRequested())}
    />
  );
}
