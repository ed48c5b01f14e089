/** How an order's payment by purchase order is called. Made when it is read: the number stands in its own column alone. */
export const purchaseOrderLabel = (purchaseOrderNumber: string): string => `Bon de commande ${purchaseOrderNumber}`;
