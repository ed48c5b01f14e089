// The light door of the inventory: what is on hand. It owns the table `stock_level`.
// Stock is never kept in memory: every answer asks the database.
export { onHandOf } from './stockLevels';
