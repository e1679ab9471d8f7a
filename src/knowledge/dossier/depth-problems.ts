import type { MarketDossier } from './dossier.ts'

/** What a written dossier lacks before it is worth reading by strangers. Passing is necessary, never sufficient. */
export function depthProblems(dossier: MarketDossier): string[] {
  const problems: string[] = []
  const least = (place: string, has: number, wants: number) => {
    if (has < wants) problems.push(`${place}: has ${has}, wants at least ${wants}`)
  }
  const { capabilities, copy, frames, money, rivals, sales, interview, recommend } = dossier
  least('submarkets', dossier.submarkets.length, 3)
  least('placing.names', dossier.placing.names.length, 8)
  least('placing.together', dossier.placing.together.length, 5)
  least('capabilities', capabilities.length, 12)
  for (const capability of capabilities) {
    const { id, acceptance, tests, names } = capability
    least(`capabilities.${id}.names`, names.length, 5)
    least(`capabilities.${id}.acceptance`, acceptance.length, 2)
    least(`capabilities.${id}.tests`, tests.length, 1)
    for (const field of ['job', 'edge', 'metric', 'build', 'benefit', 'text', 'faq', 'probe', 'outOfScope'] as const)
      if (capability[field] === undefined) problems.push(`capabilities.${id}.${field}: is missing`)
  }
  least('roles', dossier.roles.length, 5)
  least('tradeoffs', dossier.tradeoffs.length, 9)
  least('dynamics', dossier.dynamics.length, 9)
  least('benchmarks', dossier.benchmarks.length, 5)
  least('money.models', money.models.length, 3)
  least('money.sizing', money.sizing.length, 2)
  least('segments', dossier.segments.length, 3)
  least('gaps', dossier.gaps.length, 3)
  least('axes', dossier.axes.length, 2)
  least('substitutes', dossier.substitutes.length, 3)
  least('rules', dossier.rules.length, 4)
  least('qualities', dossier.qualities.length, 4)
  least('whyNow', dossier.whyNow.length, 3)
  least('risks', dossier.risks.length, 4)
  least('bets', dossier.bets.length, 3)
  least('questions', dossier.questions.length, 4)
  least('faqs', dossier.faqs.length, 4)
  least('roadmap', dossier.roadmap.length, 3)
  least('glossary', dossier.glossary.length, 7)
  least('frames.problem', frames.problem.length, 3)
  least('frames.press', frames.press.length, 7)
  for (const field of ['payer', 'price', 'order', 'mainRival'] as const)
    least(`recommend.${field}`, recommend[field].length, 1)
  least('copy.angles', copy.angles.length, 4)
  least('copy.hooks', copy.hooks.length, 14)
  least('copy.assertNothing', copy.assertNothing.length, 3)
  least('copy.closes', copy.closes.length, 3)
  least('copy.season', copy.season.length, 3)
  least('sales.discovery', sales.discovery.length, 5)
  least('sales.objections', sales.objections.length, 4)
  least('interview.screening', interview.screening.length, 3)
  const direct = rivals.filter(({ kind }) => kind === 'direct')
  least('rivals (direct)', direct.length, 5)
  const known = direct.map(
    ({ coverage }) => capabilities.filter(({ id }) => (coverage[id] ?? 'unknown') !== 'unknown').length,
  )
  const share =
    known
      .sort((a, b) => b - a)
      .slice(0, 5)
      .reduce((sum, each) => sum + each, 0) /
    (5 * capabilities.length)
  if (direct.length >= 5 && share < 0.6)
    problems.push(
      `rivals: of the cells of the five best known direct rivals ${Math.round(share * 100)} % are known, wants 60`,
    )
  for (const { id, text } of capabilities) {
    const words = text?.split(/\s+/).length ?? 45
    if (words < 30 || words > 65) problems.push(`capabilities.${id}.text: has ${words} words, wants 35 to 60`)
  }
  return problems
}
