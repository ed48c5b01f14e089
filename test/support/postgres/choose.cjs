// In every test file of the project `postgres`: `openTestDatabase` opens a PostgreSQL database.
process.env.TEST_DATABASE = 'postgres';
