import {
  type MarketFacts,
  ownTroubles,
  problemAccount,
  promises,
  registerNote,
  speaksOf,
  typicalScenes,
  wordsToCheck,
} from '#drafting/index.ts'
import { toneLabels } from '../options.ts'
import { reasonAgainst } from './channel-fit.ts'
import type { Material } from './material.ts'

const mostTips = 6
const mostChecks = 6
const mostPains = 4

/** What to do with the text in this market: where, when, with which case. */
export function tipsFor({ input, facts }: Material): string[] {
  const { channel, tone } = input
  const { dossier, judgements, cite, reading } = facts
  const { copy } = dossier
  const against = channel === '' ? null : reasonAgainst(channel, facts)
  const addressed = reading.people.find(({ field, role }) => field === 'audience' && role !== null)
  const role = facts.roles.find(({ id }) => id === addressed?.role)
  const wanted = channel === 'email' ? 'email opening' : channel === 'blog' ? 'article outline' : 'post'
  const pattern = copy.assertNothing.find(({ kind }) => kind === wanted)
  const second = judgements.find(({ kind, basis }) => kind === 'dynamic' && basis !== null && 'source' in basis)
  return [
    ...(against ? [`Caution for this channel: ${against.what}. ${against.why}`] : []),
    ...(tone ? [registerNote(toneLabels[tone])] : []),
    ...(role?.channels.length ? [`Where to reach ${role.nounPlural}: ${role.channels.slice(0, 3).join('; ')}`] : []),
    ...copy.channels.fits.slice(0, 1).map(({ what, why }) => `Format that reaches them: ${what}. ${why}`),
    ...(pattern
      ? [
          wanted === 'article outline'
            ? `Other articles this market reads: ${pattern.text}`
            : `A pattern to retell with your own case (this one is made up): “${pattern.text}”`,
        ]
      : []),
    ...(second ? [`For a second text: ${second.text}${cite(second.basis ?? undefined)}`] : []),
    ...copy.season.slice(0, 1).map(({ when, what }) => `Calendar, ${when}: ${what}`),
  ].slice(0, mostTips)
}

/** What of the user's words no text carries, and what has to be true before the texts go out. */
export function thingsToCheck({ input, facts, words, troubles }: Material): string[] {
  const { callToAction, topic, productOverview } = input
  const { dossier } = facts
  const [promise] = promises(facts, words)
  const film = dossier.copy.assertNothing.find(({ kind }) => kind === 'video')
  const isFilmed = input.channel === 'tiktok' && film?.needs
  return [
    ...(isFilmed ? [`The film: ${film.needs}`] : []),
    ...wordsToCheck(words),
    ...(topic && !speaksOf(words, topic)
      ? [`“${topic}”: your description does not mention it. Add one sentence on what the product does about it.`]
      : []),
    ...(callToAction === 'try free' && !/\bfree\b/i.test(productOverview)
      ? [
          '“Try it free”: your description mentions no free trial. State its length and what happens afterwards, or choose another call to action.',
        ]
      : []),
    ...(troubles.length > 0 && ownTroubles(facts).length === 0 ? [typicalScenes] : []),
    ...(promise
      ? [`A stronger line once it is proven: “${promise.promise}” Proof needed: ${promise.proofNeeded}`]
      : []),
    ...(dossier.neverSay.length > 0 ? [`Never write: ${dossier.neverSay.slice(0, 3).join('; ')}`] : []),
  ].slice(0, mostChecks)
}

/** The user's own account first, then what these people typically say. */
export function painLines({ reading, roles, compared }: MarketFacts): string {
  const own = problemAccount(
    reading,
    compared.map(({ name }) => name),
  )
    .slice(0, 2)
    .map(({ text }) => `“${text}” (from your description)`)
  const typical = roles
    .slice(0, 3)
    .flatMap(({ pains, noun }) => pains.slice(0, 2).map((pain) => `${pain} (${noun})`))
    .slice(0, mostPains - own.length)
  const note =
    typical.length > 0 ? ['Lines attributed to a role are typical, not collected: ask five people for theirs.'] : []
  return [...own, ...typical, ...note].join('\n')
}
