/** Words of the marketing pages, as the product's owner gave them. Figures here are claims of the site, not measurements. */
export const siteCopy = {
  name: 'PM Pilot',
  headline: '50+ AI Agents Built for Product Managers',
  noSignup: 'Try It Instantly — No Signup',
  claims: ['Saves 10+ hours weekly', '80% less documentation time', 'Instant customer insights', 'Roadmaps in minutes'],
  aboutStats: [
    { value: '50+', label: 'AI agents' },
    { value: '10,000+', label: 'Product managers' },
    { value: '95%', label: 'Time saved' },
    { value: '4.9/5', label: 'Rating' },
  ],
} as const

export interface Testimonial {
  name: string
  company: string
  quote: string
  /** 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5
  avatarUrl?: string
}

/**
 * Launch copy: roles and kinds of company stand in for customers until there are words that customers have agreed to.
 * Replace every entry before advertising with this page.
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Product manager',
    company: 'Logistics software, 60 people',
    quote: 'I pasted three sentences and argued with the PRD for an hour. That hour used to go into the empty page.',
    rating: 5,
  },
  {
    name: 'Head of product',
    company: 'Health records, 140 people',
    quote: 'The assumptions come with a test and an owner. We put them on the board as they were.',
    rating: 5,
  },
  {
    name: 'Marketing lead',
    company: 'Energy advice, 25 people',
    quote: 'It told me which claim had no source. I would have printed it.',
    rating: 5,
  },
  {
    name: 'Founder',
    company: 'Tools for dairy farms, 8 people',
    quote: 'The interview questions ask what happened last time, not what people would like. That changed our calls.',
    rating: 5,
  },
  {
    name: 'Product owner',
    company: 'Insurance, 900 people',
    quote: 'I still rewrite a third of it. The other two thirds are what I never had the time for.',
    rating: 4,
  },
  {
    name: 'Growth manager',
    company: 'Language learning, 40 people',
    quote: 'One description of the product, and persona, hooks and campaign say the same thing for once.',
    rating: 5,
  },
]

export type PlanTierId = 'free' | 'starter' | 'pro'

export interface PlanTier {
  tier: PlanTierId
  name: string
  description: string
  features: readonly string[]
  call: string
  highlighted?: boolean
}

/** The pricing section's own words. Prices and what an account is really allowed are `shared/plans.ts`. */
export const planTiers: readonly PlanTier[] = [
  {
    tier: 'free',
    name: 'Free',
    description: 'For trying it on a real idea.',
    features: ['5 AI interactions a month', '1 team member', 'PDF export'],
    call: 'Start with Free',
  },
  {
    tier: 'starter',
    name: 'Starter',
    description: 'For a product manager and the people next to them.',
    features: ['100 AI interactions a month', '3 team members', '7-day free trial'],
    call: 'Try Starter for 7 days',
    highlighted: true,
  },
  {
    tier: 'pro',
    name: 'Pro',
    description: 'For a product organisation and its own tools.',
    features: ['Unlimited AI interactions', 'Unlimited team members', 'API access', '7-day free trial'],
    call: 'Try Pro for 7 days',
  },
]

/** Stands beside testimonials and ratings. */
export const illustrativeNote =
  'Illustrative: these quotes and ratings show what the product is for. They are not from customers.'

export const yearlySaving = 'Save 20%'

/** True and false are shown as a mark and a dash; in the order of {@link planTiers}. */
export const planComparison: readonly { feature: string; values: readonly [Cell, Cell, Cell] }[] = [
  { feature: 'AI interactions a month', values: ['5', '100', 'Unlimited'] },
  { feature: 'Team members', values: ['1', '3', 'Unlimited'] },
  { feature: 'All agents', values: [true, true, true] },
  { feature: 'Sources and assumptions marked', values: [true, true, true] },
  { feature: 'PDF export', values: [true, true, true] },
  { feature: '7-day free trial', values: [false, true, true] },
  { feature: 'API access', values: [false, false, true] },
]
type Cell = string | boolean

/** What the bell lists; the badge counts them. */
export const developments = [
  {
    title: 'New AI Agent: PRD Generator',
    description:
      'An Amazon-style PRD from a product idea: press release, requirements with acceptance criteria, risks.',
    time: '2 days ago',
    kind: 'feature',
  },
  {
    title: 'Improved Market Research Agent',
    description: 'Every claim now carries its source, and assumptions say how to check them.',
    time: '1 week ago',
    kind: 'improvement',
  },
  {
    title: 'Analytics Dashboard Update',
    description: 'The dashboard shows what you have used, what is still running and when the count starts over.',
    time: '2 weeks ago',
    kind: 'update',
  },
] as const
