/** "a procurement team" → "somebody in a procurement team": a team neither speaks nor says yes to fifteen minutes. */
export const ofTeam = (person: string) =>
  /\b(?:team|department|office|committee|board|crew|company|firm|business)$/i.test(person)
    ? `somebody in ${person}`
    : person
