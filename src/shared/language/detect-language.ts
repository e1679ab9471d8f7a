/** Frequent small words by language; enough to detect a sentence's language, and nothing to load. */
const profiles: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    en: 'the a an of to and in for that with who is are on it can their they we you your from this app by or at when without our i my be have not how what so do up all more use users',
    de: 'der die das und ein eine einen einem einer für mit von zu im den dem ist sind wir sie ihre ihren nicht auf ohne oder wie werden kann können unsere durch bei als auch über des es zum zur mir ich dass wenn was wer wo dein deine unser meine diese dieser dieses',
    es: 'el la los las un una de que y en para con por su sus es son se lo quien cómo mi qué como más sin del al pero nuestro nuestra a o entre cuando donde quienes pequeños plataforma aplicación',
    fr: 'le la les un une des de et en pour qui que avec sur par est sont dans leur leurs nous vous au aux du ce cette sans ou plus à pas se ses son aide',
    pt: 'o a os as um uma de e para com que em no na dos das do da por seu sua seus suas é são não mais ao aos sem ou pelo pela nos nas quando aplicativo',
    it: 'il lo la i gli le un una di e per con che in del della dei delle è sono non più nel nella al alla da su senza o come i loro quando questo nostri',
    nl: 'de het een en van voor met die dat in op is zijn te niet hun wij we ze aan bij naar om door zonder of als ook kunnen onze er tot worden maar waarmee waar wie jouw jullie jij ik mijn geen deze dit',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
)

/** Small word -> the languages that have it, as bits in the order of the profiles. */
const languages = Object.keys(profiles)
const languagesOf = new Map<string, number>()
for (const [place, profile] of Object.values(profiles).entries())
  for (const word of profile) languagesOf.set(word, (languagesOf.get(word) ?? 0) | (1 << place))

/** UTF-16 units that are looked at. */
const longestSample = 3_000

/** No letter of the scripts below. */
const latin = /^[\0-\u024f\u2010-\u203a\u20ac]*$/

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0900-\u097f]/g, 'hi'],
  [/[\u0e00-\u0e7f]/g, 'th'],
]

/** Tags and addresses are of no language. */
const noWords =
  /<\/?[a-z][^<>]{0,300}>|&[a-z]{2,8};|\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/gi

/** Primary tag of the language that most of the words are in; "und" for a text that shows none. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, longestSample).replace(noWords, ' ')
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters < 3) return 'und'
  const script = latin.test(sample)
    ? undefined
    : scripts.find(([pattern]) => (sample.match(pattern)?.length ?? 0) > letters * 0.3)
  if (script) return script[1]
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = languages.map(() => 0)
  for (const word of words) {
    const having = languagesOf.get(word) ?? 0
    if (having === 0) continue
    for (let place = 0; place < hits.length; place += 1) if (having & (1 << place)) hits[place] = (hits[place] ?? 0) + 1
  }
  const most = Math.max(...hits)
  const best = languages[hits.indexOf(most)] ?? 'en'
  // Notes without small words ("gen z budgeting app") are taken for English unless their letters say otherwise.
  if (most > 0) return best
  return /[äöüßñçãõàèéêô]/i.test(sample) ? 'und' : looksEnglish(words) ? 'en' : 'und'
}

const looksEnglish = (words: readonly string[]) => words.some((word) => /[aeiouy]/.test(word) && word.length < 25)
