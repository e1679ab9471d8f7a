/** Inputs of the three agents, for tests that need any valid one. */
export const personaIdea = {
  productDescription: 'An app that lets nurses in care homes swap shifts. Today they use a paper rota and phone calls.',
  targetAudience: 'Night nurses in German care homes and the managers who plan the rota',
}

export const prdIdea = {
  productIdea:
    'A marketplace where allotment gardeners sell surplus vegetables to neighbours who pick them up the same day.',
}

export const researchIdea = {
  productDescription: 'An app that helps dog owners find a trusted sitter within walking distance for one afternoon.',
  targetAudience: 'Dog owners in London who go to an office two days a week',
}
