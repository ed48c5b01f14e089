import type { ContactInfo } from '../../../../contract/checkout/checkout';
import type { ReadDatabase } from '../../../database/Database';

/**
 * The contact data of a logged-in user from their profile (the company's phone if they have none); null: the user no
 * longer exists.
 */
export async function profileContact(db: ReadDatabase, userId: string): Promise<ContactInfo | null> {
  const user = await db
    .selectFrom('shop_user')
    .innerJoin('account', 'account.id', 'shop_user.account_id')
    .select(['shop_user.first_name', 'shop_user.last_name', 'shop_user.email', 'shop_user.phone'])
    .select('account.phone as account_phone')
    .where('shop_user.id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return null;
  const phoneNumber = user.phone ?? user.account_phone;
  return { firstName: user.first_name, lastName: user.last_name, email: user.email, phoneNumber };
}
