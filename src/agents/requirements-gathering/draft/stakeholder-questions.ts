import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { listed, lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import type { Doer } from '#drafting/compose/steps-of-job.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

interface Stakeholder {
  who: string
  why: string
  questions: string[]
}

const most = 6

/** What a function of an organisation knows or can stop, by its name. `{thing}`, `{things}`, `{step}`, `{whos}`. */
const functions: readonly { matches: RegExp; why: string; questions: readonly string[] }[] = [
  {
    matches: /works? council|union|staff (?:council|represent)|betriebsrat/i,
    why: 'Can stop whatever watches people at work',
    questions: [
      'Which tool was last refused or changed because of what it recorded about people?',
      'Who may see which {whos} {step}, and for how long may that be kept?',
      'What has to be in the agreement before a pilot may start, and how long did the last one take?',
    ],
  },
  {
    matches: /data protection|privacy|dpo|legal|counsel|compliance|regulat/i,
    why: 'Says what may be stored and what has to be signed first',
    questions: [
      'Which personal data of a {thing} may leave your systems, and on what ground?',
      'Which question of the last audit could not be answered at once?',
      'For how long does a {thing} have to be kept, and when must it be gone?',
    ],
  },
  {
    matches: /\bit\b|security|admin|infrastructure|system owner|devops|cio|cto/i,
    why: 'Runs it, connects it and is called when it fails',
    questions: [
      'In which system does a {thing} live today, and how can another program read and write it?',
      'How do people sign in, and what did the last new tool have to do before it was let in?',
      'What happened at the last outage of the tool with which {whos} {step}?',
    ],
  },
  {
    matches: /financ|account|controll|cfo|purchas|procure|budget/i,
    why: 'Pays, or signs that somebody else may',
    questions: [
      'What does one {thing} cost today, counting the hours?',
      'Which tool was last cancelled for its price, and what was said?',
      'From which budget was the last tool of this kind paid, and who signed?',
    ],
  },
  {
    matches: /support|help ?desk|service|customer care|call cent/i,
    why: 'Hears what goes wrong first',
    questions: [
      'Which three complaints about {things} came in last week, in the words of the caller?',
      'What did you have to look up to answer the last one?',
      'Which case did you solve by hand because the tool could not?',
    ],
  },
  {
    matches: /safety|fire|inspect|audit|quality|auditor|authority|officer/i,
    why: 'Can refuse the result',
    questions: [
      'Which {thing} did you refuse last, and what was missing?',
      'In which form do you need a {thing}, and who reads it after you?',
      'What would you have to see to stop checking each {thing} by hand?',
    ],
  },
  {
    matches: /owner|founder|ceo|managing|sponsor|director|board|chief/i,
    why: 'Decides whether it goes on',
    questions: [
      'What has to be different three months after {whos} can {step}, and how would you see it?',
      'Which project of this size was stopped last, and at which point?',
      'What must not happen, even if everything else goes well?',
    ],
  },
]

/** Those whom the user names, then who does the steps, who pays, and who can stop it. */
export function stakeholderQuestions(
  facts: DraftFacts,
  steps: readonly WorkStep[],
  named: readonly string[],
): Stakeholder[] {
  const { subject } = facts
  const doers = steps
    .map(({ who }) => who)
    .filter((who, index, all) => all.findIndex(({ plural }) => plural === who.plural) === index)
  const ofNamed = named.map((name) => ofName(name, doers, facts, steps))
  const rest = [
    ...doers.filter((doer) => !named.some((name) => isNameOf(name, doer))).map((doer) => ofDoer(doer, steps)),
    ...(subject.buyer && !doers.some(({ plural }) => plural === subject.buyer?.plural)
      ? [ofBuyer(subject.buyer, facts)]
      : []),
    ...ofBlocker(facts, named),
  ]
  return [...ofNamed, ...rest].slice(0, Math.max(most, ofNamed.length)).slice(0, 7)
}

function ofName(name: string, doers: readonly Doer[], facts: DraftFacts, steps: readonly WorkStep[]): Stakeholder {
  const doer = doers.find((each) => isNameOf(name, each))
  if (doer) return { ...ofDoer(doer, steps), who: upperFirst(name) }
  const step = facts.subject.main ?? steps[0] ?? null
  const known = functions.find(({ matches }) => matches.test(name))
  if (known && step)
    return {
      who: upperFirst(name),
      why: sentence(known.why),
      questions: known.questions.map((text) => fillStep(text, step)),
    }
  const job = facts.subject.main ? facts.subject.shortJob : `use “${facts.subject.idea}”`
  return {
    who: upperFirst(name),
    why: sentence(`You name them; what they decide about “${job}” is not said`),
    questions: [
      `What did ${lowerFirst(name)} last have to say no to when others wanted to ${job}?`,
      `Which list, file or message about this did they open last week, and what did they do with it?`,
      `What would they hear of first if it went wrong, and from whom?`,
    ],
  }
}

/** "Managers" for quality managers; a plant manager is another one. */
function isNameOf(name: string, { plural, singular }: Doer): boolean {
  const shared = sharedWords(name, `${plural} ${singular}`)
  return shared > 0 && (shared > 1 || name.trim().split(/\s+/).length === 1 || singular.split(' ').length === 1)
}

function ofDoer(doer: Doer, steps: readonly WorkStep[]): Stakeholder {
  const all = steps.filter(({ who }) => who.plural === doer.plural)
  const told = all.filter(({ impliedBy }) => impliedBy === null)
  const own = told.length > 0 ? told : all
  const [first] = own
  const last = own.at(-1)
  if (!first || !last)
    return { who: upperFirst(doer.plural), why: 'Named by you.', questions: ['What did you do last?'] }
  const lastTime = /^(?:know|see)$/.test(first.verb)
    ? `When did you last need to ${toYou(first.short)}, and how did you find out?`
    : `When did you last ${toYou(first.short)}? Tell it from the first minute, with each tool and each wait.`
  return {
    who: upperFirst(doer.plural),
    why: sentence(
      told.length > 0
        ? `They do ${listed(own.map(({ id }) => id))}`
        : `Not named by you: ${listed(own.map(({ id }) => id))} would be theirs`,
    ),
    questions: [
      lastTime,
      /^(?:know|see)$/.test(last.verb)
        ? `Show the ${last.thing} that you noticed too late this month. What would have shown it earlier?`
        : last.object.toLowerCase().includes(last.thing)
          ? `Show the ${last.thing} that was hardest to ${last.verb} this month. What made it hard?`
          : `Show the last time this month when it was hard to ${toYou(last.short)}. What made it hard?`,
      `Has this happened to you: “${fillStep(last.kind.hurt, last)}”? When was the last time, and what did you do?`,
    ],
  }
}

function ofBuyer({ plural }: { plural: string }, { subject }: DraftFacts): Stakeholder {
  return {
    who: upperFirst(plural),
    why: 'They pay.',
    questions: [
      `Which tool did you last pay for so that ${subject.who.plural} can ${subject.shortJob}, and what made you sign?`,
      `What does it cost you in a month when that goes wrong?`,
    ],
  }
}

/** A role of the library that can stop such a product, marked as assumed. */
function ofBlocker({ market, relevance, subject }: DraftFacts, named: readonly string[]): Stakeholder[] {
  const blockers = (market?.roles ?? []).filter(({ part }) => part === 'blocker')
  const [role] = mostRelevant(
    blockers,
    ({ title, goals, objections, organization }) =>
      `${title} ${organization} ${goals.join(' ')} ${objections.join(' ')}`,
    relevance,
  )
  if (!role || named.some((name) => sharedWords(name, role.title) > 0)) return []
  const objection = role.objections[0]
  return [
    {
      who: `${upperFirst(withArticle(lowerFirst(role.title)))} (assumed)`,
      why: sentence(`Can stop it, as the library has it: ${lowerFirst(withoutPoint(role.buyingMotivation))}`),
      questions: [
        `Which product did you last stop or delay, and at which point?`,
        ...(objection
          ? [`Have you said this before: “${withoutPoint(objection)}”? What would have had to be on the table?`]
          : []),
        `What do you have to see before ${subject.main?.alone ? `${subject.product} ${subject.main.alone.does}` : `${subject.who.plural} ${subject.main ? subject.shortJob : 'use it'}`} for the first time?`,
      ],
    },
  ]
}

/** A step told of others, said to the one who does it. */
const toYou = (step: string) => (/\bthey\b/i.test(step) ? step : step.replace(/\b(?:their|his|her)\b/g, 'your'))
