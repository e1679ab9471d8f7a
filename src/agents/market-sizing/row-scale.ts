/** "%" counts as hundredths in formulas. */
export const scaleOf = ({ unit }: { unit: string }): number => (/^%/.test(unit.trim()) ? 0.01 : 1)

/** A share may shrink; prices and counts are never below nothing. */
export const leastOf = (row: { unit: string }): number => (scaleOf(row) === 1 ? 0 : -1e15)
