import { assumed, inferred } from '#drafting/compose/claim-text.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { problemEvidence } from '#drafting/compose/evidence.ts'
import { fillLibrary, fillStep } from '#drafting/compose/fill-step.ts'
import { limitOf, limitWords, sureLimits } from '#drafting/compose/limits.ts'
import { metrics } from '#drafting/compose/metrics.ts'
import { openQuestions } from '#drafting/compose/open-questions.ts'
import { lowerFirst, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { priceRange } from '#drafting/compose/price-range.ts'
import { kindOfLimit } from '#drafting/compose/quality-needs.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import { requirements } from '#drafting/compose/requirements.ts'
import { risks } from '#drafting/compose/risks.ts'
import { bindingRules, shortName } from '#drafting/compose/rules.ts'
import { type Drafted, item } from './drafted-item.ts'
import { laterSteps, rival } from './later-items.ts'

/** Items that are worded by the library's needs, where two steps of a kind ask for the same. */
const isNeed = ({ key }: Drafted) => /^(?:other|well|guard)/.test(key)

/** Outcomes from the causes in the brief: what must be known, the job, its limits and rules, its other steps, money, reach. */
export function draftItems(facts: DraftFacts, goals: readonly string[], constraints: readonly string[]): Drafted[] {
  const items = [
    learn(facts),
    ...guards(facts, constraints),
    firstRun(facts),
    ...otherSteps(facts),
    doneWell(facts),
    money(facts),
    ...ofMeans(facts),
    rival(facts),
    ...laterSteps(facts),
  ].filter((item): item is Drafted => item !== null)
  const distinct = items.filter(
    (each, index) =>
      !items
        .slice(0, index)
        .some((other) => sharedWords(other.title, each.title) >= 5 && isNeed(other) && isNeed(each)),
  )
  return withGoals(distinct, goals, facts)
}

/** The question that would make the rest pointless. */
function learn(facts: DraftFacts): Drafted | null {
  const [question] = openQuestions(facts)
  if (!question) return null
  const { subject } = facts
  return item('learn', 'now', `Find out: ${lowerFirst(withoutPoint(question.question.replace(/\?$/, '')))}`, [2, 1], {
    outcome: `The team knows the answer from ${subject.who.plural} and not from itself, before more is built on it`,
    evidence: inferred('The description leaves it open', []),
    bets: [
      `${upperFirst(subject.who.plural)} tell about the last time they had to ${subject.main ? subject.shortJob : 'do it'}, not about wishes`,
    ],
    exitCriteria: [question.test],
  })
}

/** The job from start to end, for one small group. */
function firstRun(facts: DraftFacts): Drafted {
  const { subject } = facts
  const [done] = metrics(facts)
  const rows = requirements(facts)
  const [problem] = problemEvidence(facts)
  const group = subject.who.plural
  const job = subject.main ? subject.shortJob : `try “${subject.idea}”`
  const [risk] = risks(facts)
  return item(
    'first',
    'now',
    subject.main?.alone
      ? `${upperFirst(job)} for one group of ${group}, from start to end`
      : `Let one group of ${group} ${job} from start to end`,
    [4 + 3 * Math.max(1, subject.steps.length), 4],
    {
      outcome: subject.main?.alone
        ? `Ten ${group} have left it to ${subject.product} for a month, and none of them does it by hand again`
        : subject.today[0]
          ? `Ten ${group} ${job} without going back to ${subject.today[0]}`
          : `Ten ${group} ${job} with it more than once`,
      evidence: problem
        ? problem.basis === 'assumption'
          ? assumed(problem.text, lowerFirst(problem.check ?? `ask five ${group}`).replace(/^[^:]{3,40}: /, ''))
          : inferred(problem.text, [])
        : inferred('The description names the job', []),
      bets: [
        risk
          ? `This does not happen: ${lowerFirst(withoutPoint(risk.risk))}`
          : `${upperFirst(group)} come back a second time`,
      ],
      exitCriteria: [
        ...(done ? [`${done.name}: ${lowerFirst(withoutPoint(done.target))}`] : []),
        ...rows.slice(0, 1).map(({ acceptance }) => acceptance),
      ],
      after: ['learn', 'guard0', 'guard1', 'guard2'],
    },
  )
}

/** What the user and the law ask for stands before the first real user. */
function guards(facts: DraftFacts, constraints: readonly string[]): Drafted[] {
  const { brief, subject } = facts
  const read = sureLimits(brief, subject.spared)
  const step = subject.main ?? subject.anyStep
  const said = [...new Set([...constraints, ...read.map((limit) => limitWords(brief, limit))])].filter(
    (words, index, all) => all.findIndex((other) => sharedWords(other, words) >= 2 || other === words) === index,
  )
  // A budget and a date are kept by cutting; there is nothing to build for them.
  const built = said.filter((words) => !/^(?:money|time)$/.test(kindOfLimit(words)))
  const rows = built.slice(0, 3).map((words, index): Drafted => {
    const limit = read.find((each) => sharedWords(limitWords(brief, each), words) >= 2 || words.includes(each.text))
    const shared = {
      evidence: inferred(`You set it: “${shortened(words, 90)}”`, []),
      bets: ['It can be held without giving up a step of the job'],
    }
    if (/\b(?:agree|approv|consent|sign(?:s|ed)? off|permission)/i.test(words))
      return item(`guard${index}`, 'now', `Settle it: ${lowerFirst(words)}`, [1, 3], {
        ...shared,
        outcome: 'The answer is in writing, with the conditions that come with it',
        bets: [`Those who decide see “${subject.main ? subject.shortJob : subject.idea}” before they are asked`],
        exitCriteria: [`A signed answer lies before the first of ${subject.who.plural} is invited`],
      })
    const kind = limit ? limitOf(limit, limitWords(brief, limit)) : limitOf({ kind: kindOfLimit(words) }, words)
    return item(`guard${index}`, 'now', fillStep(kind.need, step), [2, 0], {
      ...shared,
      outcome: fillStep(kind.why, step),
      exitCriteria: [fillStep(kind.test, step)],
    })
  })
  const rule = bindingRules(facts)
    .filter(({ fits, where }) => fits || where.startsWith('in '))
    .find(({ name }) => !said.some((words) => words.includes(shortName(name))))
  if (rule) {
    const year = facts.market?.regulations.find(({ name }) => name === rule.name)?.year
    const named = `${withoutPoint(rule.name)}${year ? `, of ${year}` : ''}`
    rows.push(
      item(`guard${rows.length}`, 'now', `Be clear of ${shortName(rule.name)} ${rule.where}`, [2, 2], {
        outcome: rule.requires,
        evidence: rule.mark
          ? `${named}${rule.mark}`
          : assumed(`${named}, applies`, 'counsel reads the flow on paper; two hours'),
        bets: [`No step of “${subject.main ? subject.shortJob : subject.idea}” has to be given up for it`],
        exitCriteria: [
          `Counsel has read the flow, and this cannot be seen: ${lowerFirst(withoutPoint(rule.earlySign))}`,
        ],
      }),
    )
  }
  return rows.slice(0, 3)
}

/** The steps of other people, and those after the core. */
function otherSteps(facts: DraftFacts): Drafted[] {
  const { subject } = facts
  const others = subject.steps.filter((step) => step !== subject.main && step.who.plural !== subject.who.plural)
  const rest = others.length > 0 ? others : subject.steps.slice(2).filter((step) => step !== subject.main)
  return rest.slice(0, 2).flatMap((step, index) => {
    const need = step.kind.needs[0]
    if (!need) return []
    return [
      item(`other${index}`, 'next', fillStep(need.need, step), [6, 2], {
        outcome:
          subject.who.plural === step.who.plural
            ? `${upperFirst(step.who.plural)} ${step.short} and nobody has to ask twice`
            : `${upperFirst(step.who.plural)} ${step.short} without a reminder from ${subject.who.plural}`,
        evidence: inferred(`The description names the step “${step.short}”`, []),
        bets: [fillStep(step.kind.risk.risk, step).replace(/^/, 'This does not happen: ')],
        exitCriteria: [fillStep(need.test, step)],
        after: ['first'],
      }),
    ]
  })
}

/** What goes wrong with the job once it is done often. */
function doneWell(facts: DraftFacts): Drafted | null {
  const { subject } = facts
  const { main } = subject
  if (!main) return null
  const well = metrics(facts).find(({ kind }) => kind === 'Done well')
  const guard = metrics(facts).find(({ kind }) => kind === 'Guard')
  const need = main.kind.needs[1] ?? main.kind.needs[0]
  if (!well || !need) return null
  return item('well', 'next', fillStep(need.need, main), [8, 4], {
    outcome: `“${well.name}” improves (${lowerFirst(withoutPoint(well.definition))})${guard ? `, and “${lowerFirst(guard.name)}” does not get worse` : ''}`,
    evidence: assumed(
      withoutPoint(fillStep(need.why, main)),
      `count it for the last 20 ${main.things} of the first group`,
    ),
    bets: [`There is a good answer to this: ${lowerFirst(fillStep(main.kind.sceptic.question, main))}`],
    exitCriteria: [
      `${well.name}: ${lowerFirst(withoutPoint(well.target))}`,
      ...(guard ? [`${guard.name}: ${lowerFirst(withoutPoint(guard.target))}`] : []),
    ],
    after: ['first'],
  })
}

function money(facts: DraftFacts): Drafted | null {
  const { subject, market, brief } = facts
  const buyer = subject.buyer?.plural ?? subject.who.plural
  const price = market?.prices[0]
  const known = !brief.missing.includes('business-model')
  return item(
    'money',
    'next',
    known
      ? `Charge the first ${buyer}`
      : `Find what ${buyer} pay for being able to ${subject.main ? subject.shortJob : 'use it'}`,
    [3, 6],
    {
      outcome: `Three ${buyer} have paid, and the reason of the first two who did not is written down`,
      evidence: price
        ? assumed(`Such products cost ${priceRange(price)}`, lowerFirst(withoutPoint(price.note)))
        : assumed(`What ${buyer} paid so far for help with it is not known`, `ask five of them for the last bill`),
      bets: [`${upperFirst(buyer)} have a budget for it or lose money without it`],
      exitCriteria: [
        `Three ${buyer} pay in full${subject.main ? ` to ${subject.shortJob}` : ''}; fewer after ten offers, and price or buyer is wrong`,
      ],
      after: ['first'],
    },
  )
}

/** What such a product always has to solve, where the description says little else. */
function ofMeans(facts: DraftFacts): Drafted[] {
  const { means, subject, relevance } = facts
  const step = subject.main ?? subject.anyStep
  return means.slice(0, 2).flatMap((each, index) => {
    const [solved] = mostRelevant(each.alwaysSolves, ({ capability }) => capability, relevance)
    const [risk] = mostRelevant(each.risks, ({ risk: text }) => text, relevance)
    if (!solved || !risk) return []
    return [
      item(`means${index}`, 'next', fillLibrary(solved.capability, step), [5, 2], {
        outcome: `${upperFirst(subject.who.plural)} do not stop because of this: ${lowerFirst(withoutPoint(solved.why))}`,
        evidence: assumed(
          withoutPoint(risk.risk),
          `look for this in the first group: ${lowerFirst(withoutPoint(risk.earlySign))}`,
        ),
        bets: [`It can be solved as others solved it: ${lowerFirst(withoutPoint(risk.answer))}`],
        exitCriteria: [fillLibrary(solved.criterion, step)],
        after: ['first'],
      }),
    ]
  })
}

/** Quotes each goal at the item that serves it; a goal that none serves becomes an item of its own. */
function withGoals(items: readonly Drafted[], goals: readonly string[], facts: DraftFacts): Drafted[] {
  let all = [...items]
  for (const [index, goal] of goals.slice(0, 4).entries()) {
    const ranked = all
      .filter(({ key }) => key !== 'learn')
      .map((each) => ({ each, shared: sharedWords(goal, `${each.title} ${each.outcome}`) }))
      .sort((a, b) => b.shared - a.shared)
    const pays = /\b(?:pays?|paid|paying|revenue|sales)\b/i.test(goal)
      ? all.find(({ key }) => key === 'money')
      : undefined
    const best = pays ?? (ranked[0] && ranked[0].shared >= 2 ? ranked[0].each : undefined)
    if (best) {
      all = all.map((each) =>
        each === best ? { ...each, exitCriteria: [`Your goal: ${goal}`, ...each.exitCriteria].slice(0, 3) } : each,
      )
    } else
      all.push(
        item(`goal${index}`, 'next', `Find what moves “${shortened(goal, 70)}”`, [3, 4], {
          outcome: `The team can say which step of “${facts.subject.main ? facts.subject.shortJob : facts.subject.idea}” moves this goal, and by how much`,
          evidence: inferred(`You set the goal; no step of the description names it`, []),
          bets: ['It can be counted before the end of the horizon'],
          exitCriteria: [`Your goal: ${goal}`],
          after: ['first'],
        }),
      )
  }
  return all
}
