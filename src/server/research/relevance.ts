/** Words that stand in every text about products and so say nothing about the subject. */
const general = new Set(
  (
    'a an the and or of for to in on at by with from as is are be was were it its this that their our your my we you they ' +
    'how what why who which when where do does can not no new best top vs versus than about into more most all any ' +
    'app apps application software tool tools platform product products service services solution solutions system ' +
    'market markets industry company companies business startup vendor vendors competitor competitors alternative ' +
    'alternatives trend trends report research analysis statistics size growth forecast price prices pricing review reviews ' +
    'user users customer customers people team teams online digital mobile web based'
  ).split(' '),
)

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of a text in a form in which two texts can be compared: lower case, no accents, no plural. */
export function words(text: string): Set<string> {
  const found = new Set<string>()
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  for (const { segment, isWordLike } of segmenter.segment(plain)) {
    if (isWordLike && (segment.length > 1 || /\p{Script=Han}/u.test(segment))) found.add(stem(segment))
  }
  return found
}

/** The words of a query that a page must be about. When all of them are general, all count. */
export function queryWords(query: string): Set<string> {
  const telling = tellingWords(query)
  return telling.size > 0 ? telling : words(query)
}

/** Those words that say what a query is about: none in "app competitors". */
export function tellingWords(query: string): Set<string> {
  return new Set([...words(query)].filter((word) => !generalStems.has(word) && !/^(19|20)\d\d$/.test(word)))
}

/**
 * How much of a query a page is about: the share of its specific words in title and excerpt, 0 to 1. Short queries need
 * both of two words, longer ones half; below that the page is unrelated and the answer is 0.
 */
export function relevance(page: { title: string; excerpt: string }, query: ReadonlySet<string>): number {
  if (query.size === 0) return 0
  const inTitle = words(page.title)
  const inText = words(page.excerpt)
  let matched = 0
  let weight = 0
  for (const word of query) {
    if (!inTitle.has(word) && !inText.has(word)) continue
    matched++
    weight += inTitle.has(word) ? 1 : 0.75
  }
  const needed = query.size <= 2 ? query.size : Math.ceil(query.size / 2)
  return matched >= needed ? weight / query.size : 0
}

function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return dropDouble(word.slice(0, -3))
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ed')) return dropDouble(word.slice(0, -2))
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return dropE(word.slice(0, -1))
  return dropE(word)
}

/** "swapping" and "swap", "schedule" and "scheduling" meet. */
const dropDouble = (word: string) => word.replace(/([bdgmnprt])\1$/, '$1')
const dropE = (word: string) => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word)

const generalStems = new Set([...general].map(stem))
