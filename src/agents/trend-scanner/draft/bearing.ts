/**
 * What a development does to products of its market. `duty`: they have to do something; `owner`: another stands behind one of
 * them, or none; `squeeze`: others got stronger or cheaper; `opening`: there is room for somebody; else buyers expect more.
 */
export type Bearing = 'duty' | 'owner' | 'squeeze' | 'opening' | 'expectation'

const rules: readonly (readonly [Bearing, 'what' | 'changes', RegExp])[] = [
  [
    'owner',
    'what',
    /\b(?:bought|buys|purchase of|announced the purchase|to buy|merged?|would merge|took a majority|joined under|joint venture|went public|collapsed|closed (?:its|overnight|the purchase)|announced the closing)\b/i,
  ],
  [
    'duty',
    'what',
    /\b(?:courts?|tribunal|ruled?|held|laws?|Act|Directive|Regulation|Ordinance|rules?|duty|duties|in force|took effect|ban(?:ned)?|mandatory|became due|compulsory|oblig\w+|restricted|requires?|required|enforced?|requirements|transition|clauses|guarantee|verification)\b/,
  ],
  [
    'squeeze',
    'changes',
    /\b(?:free|bundled?|sold together|comes with|margins?|shrank|consolidat\w+|loses?|lost|harder|large owner|narrows|presses|must win|regardless|dropped)\b/i,
  ],
  [
    'opening',
    'changes',
    /\b(?:win|room|rivals can|demand|look(?:ing|ed)? (?:for|around)|switch\w*|easier|possible|cheaper|lowers?|lowered|sales point|selling point|chance|opens?|opened|first sale|purchase reason|gain|gains|favours)\b/i,
  ],
]

export function bearingOf(development: { what: string; changes: string }): Bearing {
  return rules.find(([, field, pattern]) => pattern.test(development[field]))?.[0] ?? 'expectation'
}
