import { type BriefFeature, tellingWords } from '#drafting/index.ts'

/** Which feature of the brief each listed line means: the pair that shares most is taken first, and no feature stands for two lines. */
export function featuresOfLines<Feature extends Pick<BriefFeature, 'quotes' | 'capability' | 'name'>>(
  lines: readonly string[],
  features: readonly Feature[],
): ReadonlyMap<string, Feature> {
  const words = features.map(({ quotes, capability, name }) =>
    tellingWords([...quotes, capability ? name : ''].join(' ')),
  )
  const holders = new Map<string, number>()
  for (const stem of words.flatMap((each) => [...each])) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const pairs = lines.flatMap((line) => {
    const own = [...tellingWords(line)]
    return features.flatMap((feature, index) => {
      const shared = own.filter((stem) => words[index]?.has(stem))
      const isTyped = feature.quotes.some((quote) => line.includes(quote))
      const unique = shared.filter((stem) => holders.get(stem) === 1).length
      const weight = (isTyped ? 10 : 0) + shared.length + unique
      return isTyped || unique > 0 || shared.length >= 2 ? [{ line, feature, weight }] : []
    })
  })
  const found = new Map<string, Feature>()
  for (const { line, feature } of pairs.sort((a, b) => b.weight - a.weight))
    if (!found.has(line) && ![...found.values()].includes(feature)) found.set(line, feature)
  return found
}
