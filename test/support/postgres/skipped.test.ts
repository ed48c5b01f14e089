// The only test of the project `postgres` where no PostgreSQL is installed.
it.skip('the server on PostgreSQL: not installed here', () => undefined);
