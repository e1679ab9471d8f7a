import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { listed, lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { priceAnchor } from '#drafting/compose/price-anchor.ts'
import { priceRange } from '#drafting/compose/price-range.ts'
import { nearestRival, statusQuoOf } from '#drafting/compose/risks.ts'
import { priceWords, viaToday } from '#drafting/compose/subject.ts'

export interface Answered {
  question: string
  answer: string
}

const tidy = (items: readonly (Answered | null)[]): Answered[] =>
  items
    .filter((item): item is Answered => item !== null)
    .map(({ question, answer }) => ({ question: upperFirst(question), answer: sentence(answer) }))

/** What the person who does the job asks: why leave today's way, what if it goes wrong, what it costs. */
export function customerQuestions(facts: DraftFacts): Answered[] {
  const { subject } = facts
  const tricky = trickyStep(facts)
  const second = subject.steps.find((step) => step !== tricky && step.kind.id !== tricky?.kind.id)
  const items = tidy([
    whyLeave(facts),
    tricky ? exception(tricky) : null,
    price(facts),
    second ? exception(second) : null,
    whatNeeded(facts),
    ...(subject.main ? [] : [isItForMe(facts), costUnknown(facts)]),
  ])
  return items.slice(0, 3)
}

/** The step whose failure hurts somebody else comes before the main one. */
function trickyStep({ subject }: DraftFacts) {
  const order = ['field', 'alone', 'order', 'claim', 'pay', 'warn', 'decide', 'hand-over', 'exchange']
  const ranked = [...subject.steps].sort((a, b) => rank(a.kind.id) - rank(b.kind.id))
  function rank(id: string) {
    const at = order.indexOf(id)
    return at < 0 ? order.length : at
  }
  return ranked[0] ?? null
}

function exception(step: DraftFacts['subject']['steps'][number]): Answered {
  const { question, answer } = step.kind.exception
  const mine = (text: string) => text.replace(/\bI (.*)\b(?:their|his|her)\b/g, 'I $1my')
  return { question: mine(fillStep(question, step)), answer: fillStep(answer, step) }
}

function whyLeave(facts: DraftFacts): Answered | null {
  const { subject } = facts
  const known = statusQuoOf(facts)
  const today = known?.today ?? subject.today[0]
  if (!today || !subject.main) return null
  const isDoing = /^\w+ing\b/.test(today)
  const question = isDoing ? `Why not go on ${today}?` : `Why not stay with ${today}?`
  if (known) {
    return {
      question,
      answer: `What speaks for it: ${lowerFirst(withoutPoint(known.strength))}; where that is enough, stay. What it leaves open: ${lowerFirst(withoutPoint(known.weakness))}`,
    }
  }
  return {
    question,
    answer: `Stay where it works. The pilot takes the last three ${subject.anyStep.things} that went wrong with ${today}, and ${subject.product} keeps only what does better on those`,
  }
}

function price({ brief, market, subject, relevance }: DraftFacts): Answered | null {
  const said = priceWords(brief)
  const asked =
    subject.buyer && subject.buyer.plural !== subject.who.plural
      ? `What does it cost ${subject.buyer.plural}?`
      : 'What will it cost me?'
  if (said)
    return { question: asked, answer: `As planned: “${said}”. Whether that is too much or too little is untested` }
  const known = priceAnchor(market, relevance)
  if (!known) return null
  return {
    question: asked,
    answer: `Not set. An assumed range to test against is ${priceRange(known)} (${lowerFirst(withoutPoint(known.note))})`,
  }
}

function whatNeeded({ subject, means }: DraftFacts): Answered | null {
  const known = means[0]
  const why = known?.alwaysSolves[0]
  if (why && known && /first|set up|start|begin|publish|without talking/i.test(why.capability))
    return {
      question: subject.main
        ? `What does it take to begin with my first ${subject.anyStep.thing}?`
        : 'What does it take to begin?',
      answer: `That is measured, not promised: ${lowerFirst(withoutPoint(fillStep(why.criterion.replaceAll('{actor}', '{who}').replaceAll('{object}', '{thing}'), subject.main ?? subject.anyStep)))} (a starting assumption)`,
    }
  if (subject.main)
    return {
      question: `What do I need before I can ${subject.main.short.replace(/\btheir\b/g, 'my')}?`,
      answer: `One real ${subject.anyStep.thing} and a device that ${withArticle(subject.who.singular)} has already`,
    }
  return null
}

function isItForMe({ subject, brief }: DraftFacts): Answered {
  return {
    question: `Is it for me?`,
    answer: `That cannot be said yet: “${subject.idea}” does not tell who it is for${brief.language === 'en' ? '' : ', or the built-in reader missed it'}. The first five interviews answer it`,
  }
}

/** What a sceptical vice president asks about this product. */
export function internalQuestions(facts: DraftFacts): Answered[] {
  const { subject } = facts
  const main = subject.main
  const sceptic = main
    ? { question: fillStep(main.kind.sceptic.question, main), answer: fillStep(main.kind.sceptic.answer, main) }
    : null
  return tidy([
    sceptic,
    rivalQuestion(facts),
    capacity(facts),
    whyNow(facts),
    firstBet(facts),
    oneWay(facts),
    main ? null : whatIsMissing(facts),
  ]).slice(0, 3)
}

function rivalQuestion(facts: DraftFacts): Answered | null {
  const rival = nearestRival(facts)
  if (!rival) return null
  const { vendor, number, gap } = rival
  const { who, anyStep } = facts.subject
  const made = `${vendor.name} is made for ${lowerFirst(withoutPoint(vendor.buyer))}`
  return {
    question: `Why would anybody take this over ${vendor.name}?`,
    answer: gap
      ? `${made} and is weak here: ${gap} [${number}]. Whether that gap matters to ${who.plural} is an assumption; three of them try both with the same ${anyStep.thing}`
      : `Not answered yet. ${made} and is chosen for this: ${lowerFirst(withoutPoint(vendor.goodAt))} [${number}]. Three ${who.plural} try one ${anyStep.thing} in it; what they still do by hand is the answer, and if nothing is left, we stop`,
  }
}

/** When the words name people and time, what fits into them. */
function capacity({ brief, subject }: DraftFacts): Answered | null {
  const isLimit = (span: { field: string; start: number }) =>
    brief.constraints.some(
      (limit) => limit.span.field === span.field && span.start >= limit.span.start && span.start < limit.span.end,
    )
  const team = brief.numbers.filter(
    ({ unit, text, span }) =>
      !isLimit(span) &&
      /developer|engineer|people|team|month|week/i.test(`${unit} ${text}`) &&
      /developer|engineer|month|week|team/i.test(text),
  )
  if (team.length === 0 || !subject.main) return null
  const said = listed(team.slice(0, 2).map(({ text }) => lowerFirst(text)))
  return {
    question: `What fits into ${said}?`,
    answer: `Only the Must rows, and of those first “${subject.main.short}”. Engineering lead: estimate each Must row in days this week; what exceeds the sum leaves the release before work starts, not at its end`,
  }
}

function whyNow({ market, cite, subject }: DraftFacts): Answered | null {
  const dated = market?.developments.flatMap((each) => {
    const number = each.source ? cite.numberOf(each.source.url) : null
    return number === null ? [] : [{ ...each, number }]
  })[0]
  if (!dated) return null
  return {
    question: `Why now?`,
    answer: `${dated.date}: ${withoutPoint(dated.what)} [${dated.number}]. Inference: ${lowerFirst(withoutPoint(dated.changes))}, so ${subject.who.plural} can be asked what they did about it`,
  }
}

function firstBet({ subject, means }: DraftFacts): Answered | null {
  const risk = means[0]?.risks[0]
  const known = means[0]
  if (!risk || !known) return null
  return {
    question: `What usually breaks a product of this kind (${lowerFirst(known.name)})?`,
    answer: `${upperFirst(withoutPoint(risk.risk))}. ${withoutPoint(risk.answer)}; before that, no money goes into reach beyond the first ${subject.who.plural}`,
  }
}

function oneWay({ subject }: DraftFacts): Answered {
  return subject.main
    ? {
        question: `What would make us stop before more ${subject.who.plural} are asked to join?`,
        answer: `If after eight weeks fewer than half of the pilot’s ${subject.who.plural} ${subject.main.short} here rather than ${subject.today[0] ? viaToday(subject.today[0]) : 'as before'}, we stop (a starting assumption, to be agreed before the first session)`,
      }
    : {
        question: `Why spend another week on “${subject.idea}”?`,
        answer: `Only to find one person with the problem. If five interviews bring nobody who spent time or money on it last month (a starting assumption), the idea is put away`,
      }
}

function whatIsMissing({ subject }: DraftFacts): Answered {
  return {
    question: 'What has to be known before this can be estimated?',
    answer: `Four things that “${subject.idea}” leaves out or only hints at: who it is for, what they have in hand at the end, what they do today, who pays. Half a day with three people of the audience fills them`,
  }
}

function costUnknown({ subject, brief }: DraftFacts): Answered {
  return {
    question: 'What will it cost?',
    answer: brief.missing.includes('buyer')
      ? `Not decided: who would pay for “${subject.idea}” is itself an open question`
      : 'Not decided; the first interviews ask for what the last attempt cost',
  }
}
