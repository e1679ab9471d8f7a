/** A valid answer of a model for market-research, and a broken one. */
export const researchAnswer = {
  positioningStatement:
    'For dog owners who need one free afternoon, the app is a sitter finder within walking distance.',
  valueProposition: 'One afternoon of care costs three phone calls today; the app asks the sitters nearby at once.',
  battleCard: {
    competitors: [
      {
        name: 'A neighbour',
        url: 'https://invented.example/never-retrieved',
        features: ['Knows the dog'],
        benefits: ['Costs nothing'],
        weaknesses: ['Is not always there (assumption: ask five owners)'],
      },
    ],
  },
  swotAnalysis: {
    strengths: ['Walking distance is asked first (inferred from the brief)'],
    weaknesses: ['No sitters yet (assumption: count sign-ups)'],
    opportunities: ['Office days are back (assumption: ask ten owners)'],
    threats: ['A large marketplace adds a distance filter (assumption: watch its releases)'],
  },
  usps: ['Afternoon bookings only (inferred from the brief)'],
  marketTrends: [],
  openQuestions: [{ question: 'Who insures the dog?', owner: 'Legal counsel', test: 'Ask two insurers' }],
}
