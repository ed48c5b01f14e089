// In every test file of the project `postgres`: `openTestDatabase` opens a PostgreSQL database. Its tests ask another
// process, and so take longer than those in memory.
/* global jest */
process.env.TEST_DATABASE = 'postgres';
jest.setTimeout(30_000);
