/** The label of a payment by purchase order. Made on reading, because the number is stored only in its own column. */
export const purchaseOrderLabel = (purchaseOrderNumber: string): string => `Bon de commande ${purchaseOrderNumber}`;
