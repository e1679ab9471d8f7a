/** The line of a sheet that says what one customer pays a year, and how its label begins. */
export const billId = 'yearly_bill'
export const billLabel = 'What one '
