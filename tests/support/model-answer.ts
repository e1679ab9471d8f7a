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

/** The same with claims that no source holds. */
export const doubtfulAnswer = {
  ...researchAnswer,
  marketTrends: ['The market of sitters grows by 14.7% a year [1].', 'Everybody wants a sitter [42].'],
}

/** The same with what a researched run has found, and a figure that no passage holds. */
export const researchedAnswer = {
  ...researchAnswer,
  marketTrends: [
    'New sitters pay a service fee of 20% of each booking [1].',
    'Boarding dogs in England needs a licence [2].',
    'The market of sitters grows by 14.7% a year [1].',
  ],
}

/** What a model proposes for the first of them. */
export const refinedAnswer = {
  answer: null,
  changes: [
    {
      place: '/result/swotAnalysis/strengths/0',
      action: 'replace',
      text: 'Walking distance comes first.',
      why: 'The brief is named in the form',
    },
    { place: '/result/usps/0', action: 'replace', text: 'Afternoons only.', why: 'Half the words' },
  ],
}

/** What a thorough run plans for {@link researchAnswer}, and what its critic finds. */
export const thoroughPlan = {
  message: 'Owners nearby',
  points: [{ part: 'usps', says: 'Afternoons', rests: 'the form' }],
  open: [],
}
export const thoroughCritique = {
  faults: [{ pointer: '/valueProposition', test: 'swap', why: 'It would stand anywhere.' }],
}
