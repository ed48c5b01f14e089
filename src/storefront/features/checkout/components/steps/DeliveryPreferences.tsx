import { DELIVERY_TEXT_LIMIT, type DeliveryGroup } from '../../../../../contract/checkout/deliveryGroup';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { DraftField, DraftForm } from '../../../../forms';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Select } from '../../../../ui/fields/Select';
import { Actions } from '../../../../ui/layout/Actions';
import { Stack } from '../../../../ui/layout/Stack';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { givenName } from '../../deliveries/DeliveryTitle';
import { deliveryForm } from '../../forms';
import { preselectedDelivery, sentDelivery } from '../../preselected';
import { OrderBefore } from '../OrderBefore';
import { WhereSummaryFolded } from '../WhereSummaryFolded';
import { DeliveryMethods } from './DeliveryMethods';

const noProblems = () => ({});

interface DeliveryPreferencesProps {
  readonly group: DeliveryGroup;
  /** One delivery among several: it may have a name, and is saved separately. */
  readonly among?: boolean;
}

/** Delivery method, day and instructions for the driver. */
export function DeliveryPreferences({ group, among = false }: DeliveryPreferencesProps) {
  const t = useMessages();
  const name = givenName(group.name);
  const dispatch = useShopDispatch();
  const { delivery, inFlight } = useShopSelector(selectCheckoutState);
  const { availableDeliveryMethods: methods, deliveryDays } = group;
  const preselected = preselectedDelivery(group, delivery);
  const { methodId, day: chosenDay } = preselected;
  const form = deliveryForm(among ? group.id : undefined);
  return (
    <DraftForm
      form={form}
      check={noProblems}
      onReady={(values) =>
        dispatch(
          checkoutEvents.deliverySubmitted({
            ...(among && { deliveryGroupId: group.id, name: values['name'] ?? '' }),
            ...sentDelivery(group, preselected),
            shippingInstructions: values['shippingInstructions'] || null,
          }),
        )
      }
    >
      {among && (
        <DraftField
          form={form}
          field="name"
          privacy="personal"
          label={t('checkout.deliveries.name')}
          mark={t('forms.optional')}
          hint={t('checkout.deliveries.nameHint')}
          autoComplete="off"
          maxLength={80}
          {...(name !== null && { initial: name })}
        />
      )}
      <DeliveryMethods methods={methods} chosenId={methodId} />
      {chosenDay !== null && <DayChoice days={deliveryDays} chosen={chosenDay} />}
      <DraftField
        form={form}
        field="shippingInstructions"
        privacy="personal"
        label={t('checkout.delivery.instructions')}
        mark={t('forms.optional')}
        hint={t('checkout.delivery.instructionsHint')}
        rows={2}
        maxLength={DELIVERY_TEXT_LIMIT}
        {...(group.shippingInstructions ? { initial: group.shippingInstructions } : {})}
      />
      <Actions>
        <Button
          type="submit"
          variant="primary"
          busy={inFlight.some(({ kind }) => kind === 'delivery')}
          busyLabel={t('checkout.saving')}
        >
          {t(among ? 'checkout.deliveries.save' : 'checkout.continue')}
        </Button>
        {among && (
          <Button variant="quiet" onClick={() => dispatch(checkoutEvents.groupOpened({ group: null }))}>
            {t('checkout.deliveries.cancel')}
          </Button>
        )}
      </Actions>
    </DraftForm>
  );
}

interface DayChoiceProps {
  /** The days on which the delivery is possible, the soonest first. */
  readonly days: readonly string[];
  readonly chosen: string;
}

function DayChoice({ days, chosen }: DayChoiceProps) {
  const t = useMessages();
  const { day } = useFormatting();
  const dispatch = useShopDispatch();
  return (
    <Stack $gap="2">
      <Select
        label={t('checkout.delivery.day')}
        hint={t('checkout.delivery.dayHint', { day: day(days[0] ?? chosen) })}
        value={chosen}
        onChange={({ target }) => dispatch(checkoutEvents.dayChosen({ day: target.value }))}
        options={days.map((value) => ({ value, label: day(value) }))}
      />
      <WhereSummaryFolded>
        <OrderBefore days={[chosen]} />
      </WhereSummaryFolded>
    </Stack>
  );
}
