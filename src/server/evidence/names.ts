const name = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]*\p{Ll}[\p{L}\d]*(?:[-&’']\p{Lu}?[\p{L}\d]+)*/gu
/** Words that English, Spanish and French write with a capital and that name nobody. */
const common =
  /^(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|European|American|British|Excel|Word|Internet|Web|Wi-Fi)$/

/** Names of firms, people and products in a claim: words with a capital where no sentence begins. */
function namesIn(claim: string): string[] {
  const found: string[] = []
  for (const match of claim.matchAll(name)) {
    const before = claim.slice(0, match.index).trimEnd()
    const begins = before === '' || /[.!?:;“"(•–—-]/.test(before.slice(-1))
    if (!begins && !common.test(match[0])) found.push(match[0].replace(/[’']s$/, ''))
  }
  return found
}

/** The names of a claim that none of the texts has. Nothing in languages that write all nouns with a capital, or know no capitals. */
export function missingNames(claim: string, language: string, texts: readonly string[]): string[] {
  if (!['en', 'es', 'fr', 'pt', 'it', 'nl'].includes(language)) return []
  const known = texts.map((text) => text.toLowerCase())
  return [...new Set(namesIn(claim))].filter((each) => !known.some((text) => text.includes(each.toLowerCase())))
}
