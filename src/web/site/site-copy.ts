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
    description: 'The dashboard shows uses, reservations and when the count starts again.',
    time: '2 weeks ago',
    kind: 'update',
  },
] as const
