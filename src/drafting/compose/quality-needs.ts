import type { ConstraintKind } from '#shared/brief.ts'
import type { DraftFacts } from './draft-facts.ts'
import { expectedStakes, isAboutHarm } from './expected-stakes.ts'
import { fillLibrary, fillStep } from './fill-step.ts'
import { languageName } from './language-name.ts'
import { limitOf, limitWords, stepUnder, sureLimits } from './limits.ts'
import { lowerFirst, sentence, withoutPoint } from './phrases.ts'
import { withThe } from './place-names.ts'
import { mostRelevant, sharedWords } from './relevance.ts'
import { bindingRules, shortName } from './rules.ts'

/** How well the product has to do its job, with a test that can fail and what asks for it. */
export interface QualityNeed {
  area: QualityArea
  need: string
  test: string
  /** Where it comes from, with its source number or what would settle it. */
  basis: string
  from: 'limit' | 'rule' | 'market' | 'means' | 'place' | 'step'
}

export type QualityArea =
  | 'Accessibility'
  | 'Cost'
  | 'Devices'
  | 'Language'
  | 'Law'
  | 'Offline use'
  | 'Privacy'
  | 'Reliability'
  | 'Safety'
  | 'Security'
  | 'Speed'
  | 'Time'

/**
 * What the user's limits, the rules that bind, the means and the place ask for. `typed` are limits from a field of their own, one
 * each; those that the reader found in the same field are left out.
 */
export function qualityNeeds(facts: DraftFacts, typed: readonly string[] = []): QualityNeed[] {
  const asked = [...ofLimits(facts, typed), ...ofRules(facts), ...ofMarket(facts), ...ofMeans(facts), ...ofPlace(facts)]
  const needs = asked.length < few ? [...asked, ...ofSteps(facts)] : asked
  return needs.filter(
    ({ need, test }, index) =>
      !needs.slice(0, index).some((other) => other.test === test || sharedWords(other.need, need) >= 5),
  )
}

/** With fewer than this, what each step asks for beyond being done comes in. */
const few = 4

function ofSteps({ subject }: DraftFacts): QualityNeed[] {
  const steps = subject.main ? [subject.main, ...subject.steps] : subject.steps
  return steps
    .filter((step, index) => steps.findIndex(({ kind }) => kind === step.kind) === index)
    .flatMap((step) => {
      const [, need] = step.kind.needs
      if (!need) return []
      const test = sentence(fillStep(need.test, step))
      return [
        {
          area: areaOf(need.need, test),
          need: sentence(fillStep(need.need, step)),
          test,
          basis: sentence(`“${step.short}”: ${lowerFirst(withoutPoint(fillStep(need.why, step)))} (assumption)`),
          from: 'step' as const,
        },
      ]
    })
}

function ofLimits(facts: DraftFacts, typed: readonly string[]): QualityNeed[] {
  const { brief, subject } = facts
  const step = subject.main ?? subject.anyStep
  const read = sureLimits(brief, subject.spared)
    .filter(({ span }) => span.field !== 'context' || typed.length === 0)
    .slice(0, 4)
    .map((constraint) => ({ kind: constraint.kind, words: limitWords(brief, constraint) }))
  const own = typed.map((words) => ({ kind: kindOfLimit(words), words: withoutPoint(words) }))
  return [...own, ...read.filter(({ words }) => !own.some((other) => sharedWords(other.words, words) >= 2))].map(
    ({ kind, words }): QualityNeed => {
      const limit = known(words) ?? limitOf({ kind }, words)
      const under = subject.main ? stepUnder(words, subject.main, subject.steps) : step
      const need = sentence(fillStep(limit.need, under))
      const test = sentence(fillStep(limit.test, under).replace('the list below R3', 'everything below Must'))
      return {
        area: kind === 'time' ? 'Time' : areaOf(`${words} ${need}`),
        need,
        test,
        basis: sentence(`You set it: “${words}”`),
        from: 'limit',
      }
    },
  )
}

/** Limits that engineers and buyers name by a word of their own. `{limit}` is the user's wording. */
const knownLimits: readonly { matches: RegExp; need: string; test: string }[] = [
  {
    matches: /\b(?:sso|saml|oidc|single sign|active directory|entra|okta)\b/i,
    need: 'Let {whos} sign in with the account that they have ({limit})',
    test: 'A person who is removed there at 10:00 is refused here by 10:15, and no second password is asked for at any point',
  },
  {
    matches: /\b(?:uptime|availability|99[.,]\d+)\b/i,
    need: 'Be there whenever somebody has to {step} ({limit})',
    test: 'A probe from outside goes through “{step}” once a minute for four weeks; the minutes missed, planned work included, stay within the figure',
  },
  {
    matches:
      /\d[\d,.]*\s?(?:k|thousand|million)?\+?\s(?:\w+\s)?(?:users|people|staff|employees|requests|customers|devices)\b/i,
    need: 'Carry the number named ({limit})',
    test: 'With that many simulated {whos} over one hour, 95 of 100 attempts to {step} end within two seconds (assumption: agree the two seconds with three {whos}), and no {thing} is lost or doubled',
  },
  {
    matches: /\bencrypt\w*/i,
    need: 'Keep every {thing} unreadable for whoever has only the disk or the line ({limit})',
    test: 'A copy of the database, one of a backup and a recording of the line, opened without the key, show no {thing} in clear text',
  },
  {
    matches: /\baudit (?:log|trail)|\blogging\b|\btraceab\w+/i,
    need: 'Keep who did what to each {thing}, and when ({limit})',
    test: 'For ten actions of last month the person and the time are found within one minute each, and an attempt to change an entry fails and is itself recorded',
  },
]

function known(words: string): { need: string; test: string } | null {
  const found = knownLimits.find(({ matches }) => matches.test(words))
  return found ? { need: found.need.replace('{limit}', `“${words}”`), test: found.test } : null
}

/** What kind of limit a typed line is, by its words. */
export function kindOfLimit(words: string): ConstraintKind {
  if (
    /\b(?:gdpr|hipaa|coppa|ferpa|law|legal|compl(?:y|iance)|regulation|directive|act|iso|wcag|licen[cs]e)\b/i.test(
      words,
    )
  )
    return 'legal'
  if (/[€$£¥]|\b(?:budget|eur|usd|gbp|costs?|cheap|price|per month)\b/i.test(words)) return 'money'
  if (/\b(?:deadline|by (?:the end|q[1-4]|\w+ 20\d\d)|launch|within \d+ (?:weeks|months)|before \w+)\b/i.test(words))
    return 'time'
  if (
    /\b(?:api|sso|saml|sap|oracle|android|ios|browser|offline|cloud|server|integrat\w+|database|device|postgres\w*)\b/i.test(
      words,
    )
  )
    return 'technical'
  return 'quality'
}

const areas: readonly (readonly [QualityArea, RegExp])[] = [
  [
    'Offline use',
    /\b(?:offline|without (?:a )?(?:phone )?(?:signal|connection)|dead spot|poor coverage|flight mode)\b/i,
  ],
  ['Accessibility', /\b(?:wcag|accessib\w+|screen reader|keyboard|large type|blind(?! test)|older people)\b/i],
  [
    'Privacy',
    /\b(?:gdpr|hipaa|coppa|ferpa|ccpa|lgpd|privacy|personal data|consent|anonym\w*|delete it on request|children)\b/i,
  ],
  ['Security', /\b(?:boundary|encrypt\w*|breach|sso|saml|attack\w*|access rights?|password|security|key|token)\b/i],
  ['Language', /\b(?:language|translat\w+|native speakers?|speak \w+)\b/i],
  ['Speed', /\b(?:seconds?|ms|fast|load|latency|real[- ]time|quickly|first words|carry the number)\b/i],
  ['Devices', /\b(?:battery|phones?|browser|tablets?|android|ios|sensor|device)\b/i],
  ['Cost', /[€$£]\s?\d|\b(?:budget|money named|costs? (?:for|per|of))\b/i],
]

/** Of what its test says of them, these are only the measure: anything can be counted in seconds. */
const ofMeasure = new Set<QualityArea>(['Speed', 'Accessibility', 'Cost'])

/** What a need is about: its own words, else the setting of its test. */
export const areaOf = (need: string, test = ''): QualityArea =>
  (areas.find(([, words]) => words.test(need)) ??
    areas.find(([area, words]) => !ofMeasure.has(area) && words.test(test)))?.[0] ?? 'Reliability'

function ofRules(facts: DraftFacts): QualityNeed[] {
  const rules = bindingRules(facts)
  const fitting = rules.filter(({ fits }) => fits)
  // A rule of the user's own place is shown even when the words do not touch it; counsel decides.
  const here = rules.filter(({ where, fits }) => !fits && where.startsWith('in '))
  return [
    ...fitting.filter(({ where }) => where.startsWith('in ')).slice(0, 2),
    ...fitting.filter(({ where }) => where.startsWith('if ')).slice(0, 1),
    ...here.slice(0, fitting.length === 0 ? 1 : 0),
  ].map(
    (rule): QualityNeed => ({
      area: areaOf(`${rule.name} ${rule.requires}`) === 'Privacy' ? 'Privacy' : 'Law',
      need: sentence(rule.requires),
      test: sentence(`Fails when this is seen once in the pilot: ${lowerFirst(withoutPoint(rule.earlySign))}`),
      basis: sentence(
        `${shortName(rule.name)}, ${rule.where}${rule.mark || ' (assumption: counsel confirms that it applies)'}`,
      ),
      from: 'rule',
    }),
  )
}

function ofMarket(facts: DraftFacts): QualityNeed[] {
  const name = facts.market?.name.toLowerCase() ?? ''
  return expectedStakes(facts).map(({ capability, criterion, why }): QualityNeed => {
    const test = sentence(criterion)
    return {
      area: isAboutHarm(why) ? 'Safety' : areaOf(capability, test),
      need: sentence(capability),
      test,
      basis: sentence(`${withoutPoint(why)}; usual in ${name} (assumption: ask two pilot customers)`),
      from: 'market',
    }
  })
}

function ofMeans({ means, subject, relevance }: DraftFacts): QualityNeed[] {
  const step = subject.main ?? subject.anyStep
  const perMeans = means.length > 1 ? 2 : 3
  return means.slice(0, 3).flatMap(({ name, alwaysSolves }) =>
    mostRelevant(alwaysSolves, ({ capability, criterion }) => `${capability} ${criterion}`, relevance)
      .slice(0, perMeans)
      .map(({ capability, criterion, why }): QualityNeed => {
        const test = sentence(fillLibrary(criterion, step))
        return {
          area: areaOf(capability, test),
          need: sentence(capability),
          test,
          basis: sentence(`${name}: ${lowerFirst(withoutPoint(why))} (assumption)`),
          from: 'means',
        }
      }),
  )
}

function ofPlace({ brief, regions, subject }: DraftFacts): QualityNeed[] {
  const region = regions[0]
  const language =
    brief.language !== 'en' && brief.language !== 'und' ? languageName(brief.language) : region?.languages[0]
  if (!language || language === 'English' || region?.id === 'european-union' || region?.id === 'nordics') return []
  const step = subject.main ?? subject.anyStep
  return [
    {
      area: 'Language',
      need: sentence(`Speak ${language} on every screen and in every message`),
      test: sentence(
        `Three native speakers go through ${subject.main ? `“${step.short}”` : 'it'} and meet no English word and none that they would not say themselves`,
      ),
      basis: sentence(
        region
          ? `You start in ${withThe(region.name)}`
          : `Your words are in ${language} (assumption: ask the first ten people)`,
      ),
      from: 'place',
    },
  ]
}
