const people = [
  'nurses',
  'bike shop owners',
  'dog owners',
  'choir directors',
  'farmers',
  'tenants',
  'teachers',
  'bakers',
]
const jobs = [
  'swap shifts',
  'order spare parts',
  'find a sitter',
  'plan rehearsals',
  'track cows',
  'report damage',
  'grade essays',
  'forecast bread',
]
const today = ['a paper list', 'phone calls', 'a spreadsheet', 'a chat group', 'nothing']

/** The n-th request body: different words each time, so that nothing is answered from a memory of the last one. */
export function ideaBody(index: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length]
  return JSON.stringify({
    productDescription: `App ${index} that helps ${pick(people, 1)} ${pick(jobs, 8)}. Today they use ${pick(today, 64)}.`,
    targetAudience: `${pick(people, 1)} in region ${index % 97}`,
  })
}
