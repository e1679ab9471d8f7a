import { defineOutside } from '#agents/_kit/define-outside.ts'
import { featureRows } from '#agents/_kit/outside-parts.ts'
import { cutAtJoint, type OutsideFacts } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { pageCalls } from './input.ts'
import { eyebrowOf } from './selection/frame.ts'

/** A page of the user's own sentences with blanks where only the user knows; withheld where somebody could be hurt. */
export default defineOutside(agent, ({ input, facts }) => {
  const { post, stop, reading, advice } = facts
  const story = facts.story.filter((text) => !ofMakers.test(text))
  const button = pageCalls.find(({ value }) => value === input.callToAction)?.label ?? 'Learn More'
  const own = post.text.slice(1).filter((text) => !text.endsWith('?'))
  const offer = shortened(sentence(facts.offer), 110)
  const isHeld = stop !== null
  const clauses = isHeld ? [] : featureRows(facts).slice(0, mostSteps)
  return {
    seo: {
      title: shortened(input.productName, 60),
      description: shortened(isHeld ? `${input.productName}: not published yet` : offer, 150),
    },
    hero: {
      eyebrow: eyebrowOf(input.targetAudience),
      headline: isHeld
        ? `${input.productName}: do not publish yet`
        : (cutAtJoint(offer, longestHeadline) ?? shortened(offer, longestHeadline)),
      subheadline: isHeld
        ? `${stop.text} ${stop.question.ask}`
        : (own.find((text) => text.length <= longestSubheadline) ??
          closed(shortened(sentence(facts.offer), longestSubheadline))),
      button: isHeld ? 'Answer the question first' : button,
      note: isHeld ? '' : reading.price ? reading.price.text : '',
    },
    problem: {
      headline: isHeld || story.length === 0 ? '' : 'Today',
      paragraphs: isHeld ? [] : story.map((text) => `${text}.`),
    },
    steps: {
      headline: clauses.length > 0 ? 'How it works' : '',
      items: clauses.map(({ quote }) => ({ title: sentence(quote), text: '' })),
    },
    benefits: { headline: '', items: [] },
    proof: {
      headline: input.proof || facts.proof.length === 0 ? 'Results so far' : 'Why choose us',
      items: input.proof ? [input.proof] : facts.proof.length > 0 ? facts.proof.slice(0, 6).map(closed) : [],
    },
    questions: isHeld ? { headline: '', items: [] } : ownQuestions(facts, input.productName),
    pricing: {
      headline: 'Price',
      text: reading.price ? sentence(reading.price.text) : '[price] per [what]',
      asks: [],
    },
    closing: {
      headline: isHeld ? input.productName : `${button} with ${input.productName}`,
      text: isHeld
        ? 'Not available yet.'
        : closed(facts.proof[0] ?? shortened(sentence(facts.offer), longestSubheadline)),
      button: isHeld ? 'Answer the question first' : button,
    },
    toCheck: [
      ...(isHeld || input.proof || facts.proof.length > 0
        ? []
        : ['No proof is on the page: add a quote from a customer with name and consent.']),
      ...(stop ? [`${stop.text} Proposed answer: ${stop.question.propose}`] : []),
      ...(post.withheld && !stop ? [`Your text is shown unedited. ${post.withheld}`] : []),
      ...post.checks,
      ...advice.map(({ text, question }) => `${text} ${question.ask}`),
    ].slice(0, 6),
  }
})

/** What the user's own words answer. */
function ownQuestions({ outOfScope, reading }: OutsideFacts, name: string) {
  const items = [
    ...(outOfScope.length > 0
      ? [{ question: `What does ${name} deliberately leave out?`, answer: outOfScope.map(closed).join(' ') }]
      : []),
    ...(reading.price ? [{ question: `What does ${name} cost?`, answer: closed(reading.price.text) }] : []),
  ]
  return { headline: items.length > 1 ? 'Questions' : '', items: items.length > 1 ? items : [] }
}

/** How the makers work today is nothing for their customers. */
const ofMakers = /\b(?:we|our|us)\b/i
const mostSteps = 5
const longestHeadline = 90
const longestSubheadline = 180

const closed = (text: string) => `${sentence(text)}.`
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
