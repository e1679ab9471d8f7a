import { startsClause } from '../actor-phrase.ts'
import { toPlural } from '../inflect.ts'
import { closedClass, gerund, noun, wordClass } from '../lexicon.ts'
import { lowerAt } from '../noun-phrase.ts'
import { productVerbs } from '../product-verbs.ts'
import { productNouns } from '../product-words.ts'
import type { Token } from '../tokens.ts'
import type { VerbPhrase } from '../verb-phrase.ts'
import { baseOf } from '../verb-strength.ts'
import { forFrame } from './for-frame.ts'
import { type Frame, statement } from './statement.ts'

/** Nouns for an act that no ending gives away, with their verb. */
const actNouns = new Map(
  Object.entries({
    evaluation: 'evaluate',
    management: 'manage',
    detection: 'detect',
    analysis: 'analyse',
    inspection: 'inspect',
    verification: 'verify',
    validation: 'validate',
    reconciliation: 'reconcile',
    translation: 'translate',
    transcription: 'transcribe',
    prediction: 'predict',
    collection: 'collect',
    comparison: 'compare',
    documentation: 'document',
    assessment: 'assess',
    review: 'review',
    approval: 'approve',
    moderation: 'moderate',
    prevention: 'prevent',
    calculation: 'calculate',
    estimation: 'estimate',
    generation: 'generate',
    inspections: 'inspect',
    maintenance: 'maintain',
  }),
)
/** Gerunds that name a field or a trade rather than what is done to the word before them. */
const fields =
  /^(?:banking|marketing|housing|catering|clothing|learning|gaming|dating|advertising|engineering|building|training|fishing|messaging|shopping|parking|living|working|setting|meeting|clearing|rating|rendering|ring|thing|being|evening|morning)$/

/** "WhatsApp ordering": by what it is done, and not what. */
const channels = new Set([
  'whatsapp',
  'online',
  'mobile',
  'phone',
  'telephone',
  'sms',
  'voice',
  'chat',
  'email',
  'slack',
  'web',
  'digital',
  'self-service',
  'group',
])

/** The verb of an act's noun: "tracing" → "trace"; null for any other word. */
function actVerb(lower: string): string | null {
  const listed = actNouns.get(lower)
  if (listed) return listed
  if (!lower.endsWith('ing') || fields.test(lower) || (wordClass(lower) & (gerund | noun)) === 0) return null
  const base = baseOf(lower, 'gerund')
  return productVerbs.has(base) ? base : null
}

/**
 * "Prompt tracing and evaluation for teams that ship LLM features": a product told by the nouns of what is done with it. What
 * those people do otherwise ("ship") is no job of the product.
 */
export const actFrame: Frame = (clause, index) => {
  const { tokens, source } = clause
  if (index !== 0 && !(startsClause(tokens, index) && /^[:–—-]$/.test(lowerAt(tokens, index - 1)))) return null
  const acts: { verb: string; at: number }[] = []
  let position = index
  // the object's words, then the acts: "invoice | matching and approval"
  while (position < tokens.length && position - index < 4 && actVerb(lowerAt(tokens, position)) === null) position += 1
  const objectEnd = position
  if (objectEnd === index) return null
  for (;;) {
    const verb = actVerb(lowerAt(tokens, position))
    if (verb === null) break
    acts.push({ verb, at: position })
    position += 1
    const joint = /^(?:and|&|,)$/.test(lowerAt(tokens, position)) ? 1 : 0
    if (joint === 0 || actVerb(lowerAt(tokens, position + 1)) === null) break
    position += 1
  }
  if (acts.length === 0 || lowerAt(tokens, position) !== 'for') return null
  const [first, last] = [tokens[index], tokens[objectEnd - 1]]
  if (!first || !last || productNouns.has(last.lower) || channels.has(last.lower)) return null
  // "prompt" is listed as an adjective; in front of an act any open word can be its object
  const isThing = ({ kind, lower }: Token) => kind === 'word' && (wordClass(lower) & closedClass) === 0
  if (!tokens.slice(index, objectEnd).every(isThing)) return null
  const people = forFrame(clause, position)
  // "Car sharing for villages: neighbours reserve the van": what follows tells it better
  if (!people || people.actors.length === 0 || lowerAt(tokens, people.end) === ':') return null
  const text = source.slice(first.start, last.end)
  const opening = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const words = opening.split(' ')
  const counted = [...words.slice(0, -1), toPlural(words.at(-1) ?? '')].join(' ')
  const jobs = acts.map(
    ({ verb, at }): VerbPhrase => ({
      start: acts.length > 0 && at === acts[0]?.at ? index : at,
      end: at + 1,
      verb,
      object: counted,
      head: last.lower,
      refersBack: false,
      certain: true,
    }),
  )
  return { ...statement(clause, index, { actors: people.actors, jobs }, 0.82), end: people.end }
}
