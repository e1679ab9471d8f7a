const cents = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const small = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 })

/** US dollars as a person reads them; what is under ten cents keeps two digits that count. */
export const inDollars = (amount: number): string => (amount > 0 && amount < 0.1 ? small : cents).format(amount)
