// Invoices: one per order, issued with it, numbered without gaps and never changed.
// It owns the tables `invoice`, `invoice_series` and `invoice_due`. It publishes how one is issued, how due ones are
// issued, and the plugin of its route.
export { issueDueInvoices } from './dueInvoices';
export { invoiceRoutes } from './invoiceRoutes';
export { issueInvoice } from './issueInvoice';
