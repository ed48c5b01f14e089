import { plainPath } from '../../../src/contract/pages/plainPath';

describe('the plain form of a path', () => {
  it.each([
    ['/%73ecur/%6c%6Fgout.jsp', '/secur/logout.jsp'],
    ['/a%2Eb%7Ec%2d%5F0', '/a.b~c-_0'],
    ['/cr%C3%A8me%2Fdouce%20', '/cr%C3%A8me%2Fdouce%20'],
    ['/%2573ecur/', '/%2573ecur/'],
    ['/%zz%7', '/%zz%7'],
    ['/%63art?term=%63#%63', '/cart?term=%63#%63'],
    ['', ''],
  ])('of %j is %j', (address, plain) => expect(plainPath(address)).toBe(plain));
});
