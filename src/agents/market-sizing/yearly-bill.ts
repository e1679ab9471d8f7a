/** The line of a sheet that says what one customer pays a year. */
export const billId = 'yearly_bill'
