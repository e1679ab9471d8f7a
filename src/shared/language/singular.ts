/** Singular of English nouns, for looking up who or what a phrase counts. */

const sameInBoth = new Set(
  'series species sheep fish deer aircraft news means staff personnel equipment information software hardware feedback data media police cattle gen clothes premises headquarters'.split(
    ' ',
  ),
)

/** Words in -ics that are many of one; the others are a subject, such as analytics. */
const countedInIcs =
  'clinics topics comics critics mechanics medics paramedics fabrics metrics picnics relics mosaics attics antibiotics demographics academics cynics skeptics fanatics'.split(
    ' ',
  )

const irregular = new Map<string, string>([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['knives', 'knife'],
  ['wharves', 'wharf'],
  ['halves', 'half'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['shelves', 'shelf'],
  ['calves', 'calf'],
  ['criteria', 'criterion'],
  ['phenomena', 'phenomenon'],
  ['alumni', 'alumnus'],
  ['quizzes', 'quiz'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['lenses', 'lens'],
  ['menus', 'menu'],
  ['gurus', 'guru'],
  ['taxis', 'taxi'],
  ['wikis', 'wiki'],
  ['analyses', 'analysis'],
  ['diagnoses', 'diagnosis'],
  ['crises', 'crisis'],
  ['heroes', 'hero'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['rookies', 'rookie'],
  ['foodies', 'foodie'],
  ['newbies', 'newbie'],
  ['selfies', 'selfie'],
  ['pies', 'pie'],
  ['ties', 'tie'],
  ['axes', 'axe'],
  ...countedInIcs.map((plural) => [plural, plural.slice(0, -1)] as const),
])

const singularInS = /(?:ss|us|is|ics|[^aeiou]ys|ous)$/
const singularWithS = new Set(
  'gas bus lens canvas bias atlas christmas plus sos dns cms gps sms saas paas aws ios pos ops devops has was this its as thus yes always perhaps across besides towards sales'.split(
    ' ',
  ),
)
const withoutEs =
  /(?:ch|sh|ss|x|zz|tomato|potato|campus|bonus|virus|status|census|focus|surplus|chorus|citrus|walrus|circus)es$/
const compound = /^(?!speci|regi|abdo)(.+)(men|women|children|people|wives|knives)$/

/** "families" → "family"; a singular comes back as it is. Lower case in, lower case out. */
export function singularOf(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  const [, before, end = ''] = compound.exec(word) ?? []
  if (before) return before + (irregular.get(end) ?? end)
  if (word.length <= 2 || !word.endsWith('s') || sameInBoth.has(word) || singularWithS.has(word)) return word
  if (singularInS.test(word)) return word
  if (withoutEs.test(word)) return word.slice(0, -2)
  return /[^aeiou]ies$/.test(word) && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
