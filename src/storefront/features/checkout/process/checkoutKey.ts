/** Where a tab keeps the id of its checkout in progress, for as long as it lives (CHK-01). */
export const checkoutKey = 'comptoir.checkoutId';
