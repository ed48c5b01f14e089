import { isMissing, isMissingOrMalformed } from '../../../../src/storefront/api';

const failures = [
  { status: 404, code: 'ITEM_NOT_FOUND' },
  { status: 404, code: 'HTTP_404' },
  { status: 400, code: 'INVALID_ID_FIELD' },
  { status: 404, code: 'WEBSTORE_NOT_FOUND' },
  { status: 404, code: 'EFFECTIVE_ACCOUNT_NOT_FOUND' },
  { status: 400, code: 'EFFECTIVE_ACCOUNT_INVALID' },
  { status: 410, code: 'HTTP_410' },
  { status: 503, code: 'HTTP_503' },
  { status: 0, code: 'NO_ANSWER' },
];
const codesOf = (are: typeof isMissing) => failures.filter(are).map(({ code }) => code);

it('takes for missing what the server has not, unless what it has not is the webstore or the account [LNK-10]', () => {
  expect(codesOf(isMissing)).toEqual(['ITEM_NOT_FOUND', 'HTTP_404']);
});

it('takes what an address names for missing also where it is no id at all [LNK-10]', () => {
  expect(codesOf(isMissingOrMalformed)).toEqual(['ITEM_NOT_FOUND', 'HTTP_404', 'INVALID_ID_FIELD']);
});
