import type { ChangeAddressBody, CreateAddressBody } from '../../../contract/addresses/address';
import type { CommandDatabase } from '../../database/Database';
import type { Answer } from '../../commands/idempotency';
import { BOUNDS } from '../../limits/bounds';
import { commerceErrors } from '../../commerceFault';
import { ApiProblem } from '../../problems';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';
import { noAddress } from './addressCall';
import { checkAddress, type AddressInput, type AddressRules, type FieldFault } from './addressFields';
import {
  countAddresses,
  deleteAddress,
  findAddress,
  saveAddress,
  settleDefault,
  type StoredAddress,
} from './addressStore';
import { addressView } from './addressView';
import { fieldFaults } from './fieldFaults';

type Marks = Pick<StoredAddress, 'id' | 'accountId' | 'type' | 'middleName' | 'isDefault' | 'createdAt'>;

/** The rules for checking an address, and the language in which its faults are reported. */
interface Checking {
  readonly rules: AddressRules;
  readonly say: Say;
}

const refused = (faults: readonly FieldFault[], say: Say): Answer => ({
  status: 422,
  body: { errors: commerceErrors(fieldFaults(faults), say) },
});

/** Stores a valid address and answers it as stored; otherwise answers what is wrong with it. */
async function write(
  db: CommandDatabase,
  input: AddressInput,
  marks: Marks,
  { rules, say, status }: Checking & { readonly status: number },
): Promise<Answer> {
  const checked = checkAddress(input, rules);
  if (!checked.ok) return refused(checked.faults, say);
  const { accountId, id, type } = marks;
  await saveAddress(db, { ...checked.address, ...marks });
  await settleDefault(db, accountId, type);
  const address = await findAddress(db, accountId, id);
  if (address === null) throw new Error('An address that was just written is not in the book.');
  return { status, body: addressView(address) };
}

/**
 * Adds an address to an account's book. The first of its type becomes the default. Throws LIMIT_EXCEEDED for a full
 * book.
 */
export async function addAddress(
  db: CommandDatabase,
  body: CreateAddressBody,
  marks: Pick<Marks, 'id' | 'accountId' | 'createdAt'>,
  checking: Checking,
): Promise<Answer> {
  const most = BOUNDS.addressesOfAccount;
  if ((await countAddresses(db, marks.accountId)) >= most) {
    throw new ApiProblem(400, 'LIMIT_EXCEEDED', sentence('address.bookFull', { most }));
  }
  const { addressType: type = 'Shipping', isDefault = false, middleName = null, ...input } = body;
  return write(db, input, { ...marks, type, isDefault, middleName }, { ...checking, status: 201 });
}

/**
 * Changes parts of an address. If first or last name changes, the name is composed of both again, unless the call has a
 * name too. A default can only be replaced by another address: `isDefault: false` on the default has no effect. Throws
 * ITEM_NOT_FOUND for an address outside of this account's book (CHK-09).
 */
export async function changeAddress(
  db: CommandDatabase,
  body: ChangeAddressBody,
  { accountId, id }: Pick<Marks, 'id' | 'accountId'>,
  checking: Checking,
): Promise<Answer> {
  const before = await findAddress(db, accountId, id);
  if (before === null) throw noAddress();
  const { addressType: type = before.type, isDefault, middleName = before.middleName, ...input } = body;
  const isMoved = type !== before.type;
  const isRenamed = input.firstName !== undefined || input.lastName !== undefined;
  const answer = await write(
    db,
    { ...before, name: isRenamed ? null : before.name, ...input },
    {
      id,
      accountId,
      type,
      middleName,
      // The default belongs to a type: it is lost when the type changes.
      isDefault: isDefault === true || (before.isDefault && !isMoved),
      createdAt: before.createdAt,
    },
    { ...checking, status: 200 },
  );
  if (isMoved) await settleDefault(db, accountId, before.type);
  return answer;
}

/** Removes an address; if it was the default of its type, the oldest remaining one of that type becomes the default. */
export async function removeAddress(
  db: CommandDatabase,
  { accountId, id }: Pick<Marks, 'id' | 'accountId'>,
): Promise<Answer> {
  const before = await findAddress(db, accountId, id);
  if (before === null || !(await deleteAddress(db, accountId, id))) throw noAddress();
  await settleDefault(db, accountId, before.type);
  return { status: 204, body: null };
}
