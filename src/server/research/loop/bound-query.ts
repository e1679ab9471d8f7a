import { words } from '../relevance.ts'

/** Words that say what is looked for; with those of the reading they are all that a query may hold once pages are loaded. */
const plain = words(
  `a about after against adoption advantage alternative alternatives an analysis and annual app apps as at average b2b b2c benchmark benchmarks
  best between budget business buyer buyers by case cases challenger change churn closed common company companies compare comparison
  competitor competitors compliance complaint complaints cost costs customer customers data demand directive employee employees
  enterprise example examples failure failures feature features fee fees figure figures for forecast forum founded free from funding
  gdpr growth guide how in industry insurance integration integrations is it job jobs launch law laws leader leaders legal license
  licence limits list margin market marketplace marketplaces markets model models new number number of official on online open
  option options or per percent plan plans platform platforms population price prices pricing problem problems product products
  provider providers rate rates regulation regulations rent report reports requirement requirements research retail review reviews
  risk risks rival rivals rules sales salary saas security segment segments service services share shares size small software
  solution solutions source standard standards startup startups statistics statistic study subscription supplier suppliers support
  survey switching table tax than the time to tool tools top trend trends trial usage use user users vendor vendors versus volume vs
  wage wages what when where which who why with work year`,
)
const mostWords = 12
const mostCharacters = 120

export interface QueryBounds {
  /** What was read of the form, as the user sees it: its words may be searched for. */
  subject: string
  /** Names of sites that searches have found. */
  sites: readonly string[]
  /** Whether pages or documents of strangers are in the model's sight: then a query holds no word of its own any more. */
  isGuarded: boolean
}

/**
 * A model's query as it may leave: short, without addresses, numbers of accounts or keys. Once the model has read what strangers wrote, only
 * words of the reading, of our own list and of found sites are left, so that nothing that a page orders it to reveal can leave. Null
 * where nothing worth a search remains.
 */
export function boundQuery(query: string, { subject, sites, isGuarded }: QueryBounds): string | null {
  const known = isGuarded ? new Set([...words(subject), ...plain, ...words(sites.join(' '))]) : null
  const read = isGuarded ? (subject.toLowerCase().match(/\p{L}{4,}/gu) ?? []) : []
  const kept = withoutNumbers(query.slice(0, 1_000).normalize('NFKC').split(/\s+/).filter(isNoAddress))
    .flatMap((word) => word.split(/[^\p{L}\p{N}\p{M}&+#'’-]/u))
    .map((word) => /[\p{L}\p{N}].*/su.exec(word)?.[0] ?? '')
    .filter((word) => word !== '' && !isSecretLike(word))
    .filter((word) => !known || isKnown(word, known) || isAkin(word, read))
  const bounded = kept.slice(0, mostWords).join(' ').slice(0, mostCharacters).trim()
  return /\p{L}{2}/u.test(bounded) ? bounded : null
}

const isNoAddress = (word: string) => !/:\/\/|@|www\./i.test(word)

/** Without numbers that are long together, such as those of a telephone. Two years are none. */
function withoutNumbers(given: readonly string[]): string[] {
  const kept: string[] = []
  let run: string[] = []
  const end = () => {
    if (run.join('').replace(/\D/g, '').length <= 8) kept.push(...run)
    run = []
  }
  for (const word of given) {
    if (/^[+()\d./-]+$/.test(word)) run.push(word)
    else {
      end()
      kept.push(word)
    }
  }
  end()
  return kept
}

/** Letters and digits mixed, long numbers, endless words and single letters: keys, telephone numbers, encoded or spelled text. A year is none. */
function isSecretLike(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
  if (/^(?:19|20)\d\d$/.test(bare)) return false
  if (/\d/.test(bare)) return bare.length > 5 || (bare.length > 4 && /^\d+$/.test(bare))
  return bare.length > 30 || /^[a-z]$/i.test(bare)
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const parts = [...words(word)]
  return parts.length > 0 && parts.every((part) => known.has(part) || /^(?:19|20)\d\d$/.test(part))
}

/** "sitters" where the reading has "sitting": the same beginning, and an ending no longer than endings are. */
function isAkin(word: string, read: readonly string[]): boolean {
  const lower = word.toLowerCase()
  return read.some((other) => {
    let same = 0
    while (same < lower.length && lower[same] === other[same]) same += 1
    return same >= 4 && lower.length - same <= Math.min(4, same)
  })
}
