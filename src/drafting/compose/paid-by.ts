/** Who pays for the tools of such people, as a clause: the library says "the employer" or "themselves if freelance; otherwise ...". */
export function paidBy(payer: string, people: string): string {
  const employed = /^themselves if [^;]+; otherwise (.+)$/.exec(payer)?.[1]
  if (employed) return `tools of ${people} are usually paid for by ${employed}`
  return /^themselves\b/.test(payer)
    ? `${people} usually pay for tools out of their own pocket${payer.slice('themselves'.length)}`
    : `tools of ${people} are usually paid for by ${payer}`
}
