import type { Migration, MigrationTools } from './Migration';

/** A table of facts about a moment of a recording. */
const factTable = ({ createTable, integer, text }: MigrationTools, name: string) =>
  createTable(name)
    .addColumn('session', text, (column) => column.notNull().references('recording.session').onDelete('cascade'))
    .addColumn('part', integer, (column) => column.notNull())
    .addColumn('action', integer, (column) => column.notNull());

/** Sessions, their parts and sealed segments, and who was logged in. */
async function createSessions({ createTable, schema, integer, text }: MigrationTools): Promise<void> {
  await createTable('recording')
    .addColumn('session', text, (column) => column.primaryKey())
    .addColumn('browser_hash', text, (column) => column.notNull())
    .addColumn('sealed_key', text, (column) => column.notNull())
    .addColumn('opened_at', integer, (column) => column.notNull())
    .addColumn('started_at', integer, (column) => column.notNull())
    .addColumn('ended_at', integer, (column) => column.notNull())
    .addColumn('segments', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('pages', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('actions', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('calls', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('errors', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('cart_changes', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('recording_age').on('recording').column('opened_at').execute();
  await schema.createIndex('recording_time').on('recording').columns(['started_at', 'session']).execute();
  await createTable('recording_part')
    .addColumn('session', text, (column) => column.notNull().references('recording.session').onDelete('cascade'))
    .addColumn('part', integer, (column) => column.notNull())
    .addColumn('release', text, (column) => column.notNull())
    .addColumn('started_at', integer, (column) => column.notNull())
    .addColumn('received_at', integer, (column) => column.notNull())
    .addColumn('segments', integer, (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('actions', integer, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('next_action', integer, (column) => column.notNull())
    .addColumn('awaits', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_part_key', ['session', 'part'])
    .execute();
  await createTable('recording_segment')
    .addColumn('session', text, (column) => column.notNull().references('recording.session').onDelete('cascade'))
    .addColumn('part', integer, (column) => column.notNull())
    .addColumn('segment', integer, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('signature', text, (column) => column.notNull())
    .addColumn('signed_at', integer, (column) => column.notNull())
    .addColumn('sealed', text)
    .addColumn('file', text, (column) => column.unique())
    .addPrimaryKeyConstraint('recording_segment_key', ['session', 'part', 'segment'])
    .execute();
  await createTable('recording_account')
    .addColumn('session', text, (column) => column.notNull().references('recording.session').onDelete('cascade'))
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('seen_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_account_key', ['session', 'account_id', 'user_id'])
    .execute();
  await schema.createIndex('recording_account_id').on('recording_account').column('account_id').execute();
}

/** The facts by which a session is found. */
async function createFacts(tools: MigrationTools): Promise<void> {
  const { schema, integer, text } = tools;
  await factTable(tools, 'recording_code')
    .addColumn('code', text, (column) => column.primaryKey())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await schema.createIndex('recording_code_session').on('recording_code').column('session').execute();
  await factTable(tools, 'recording_call')
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('endpoint', text, (column) => column.notNull())
    .addColumn('status', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_call_key', ['session', 'part', 'action'])
    .execute();
  await schema.createIndex('recording_call_request').on('recording_call').column('request_id').execute();
  await factTable(tools, 'recording_error')
    .addColumn('code', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_error_key', ['session', 'part', 'action'])
    .execute();
  await schema.createIndex('recording_error_code').on('recording_error').column('code').execute();
  await factTable(tools, 'recording_order')
    .addColumn('order_reference', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_order_key', ['session', 'order_reference'])
    .execute();
  await schema.createIndex('recording_order_reference').on('recording_order').column('order_reference').execute();
  await factTable(tools, 'recording_page')
    .addColumn('path', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_page_key', ['session', 'part', 'action'])
    .execute();
}

/** What support writes about a session, and the audit log of who has seen it. */
async function createSupport(tools: MigrationTools): Promise<void> {
  const { createTable, schema, integer, text } = tools;
  await factTable(tools, 'recording_note')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('sealed_text', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await schema.createIndex('recording_note_session').on('recording_note').column('session').execute();
  // No foreign key: the audit log outlives recordings and users.
  await createTable('recording_view')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('session', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .execute();
  await schema.createIndex('recording_view_session').on('recording_view').columns(['session', 'at']).execute();
}

async function createLogLines({ createTable, schema, integer, text }: MigrationTools): Promise<void> {
  await createTable('log_line')
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('place', integer, (column) => column.notNull())
    .addColumn('line', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('log_line_key', ['request_id', 'at', 'place'])
    .execute();
  await schema.createIndex('log_line_age').on('log_line').column('at').execute();
}

/**
 * Recorded sessions: their parts and sealed segments, what they are found by, notes, the audit log; and log lines by
 * request.
 */
export const recordingMigration: Migration = {
  number: 24,
  name: 'recording',
  async up(tools) {
    await createSessions(tools);
    await createFacts(tools);
    await createSupport(tools);
    await createLogLines(tools);
  },
};
