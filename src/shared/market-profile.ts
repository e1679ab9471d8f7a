import { z } from 'zod'

/**
 * What is known of a market that the library does not hold: the parts of a dossier that all documents of one product share. Filled in once
 * per product; every statement says what it rests on.
 */

const rests = {
  basis: z
    .enum(['form', 'source', 'model'])
    .describe('form: the form says it; source: a numbered source says it; model: your own knowledge or judgement'),
  source: z.int().nullable().describe('Number of that source; null for the other two'),
  check: z.string().describe('Where no source says it: how to check it, cheaply, and where; else empty'),
}
const text = z.string().min(1)

export const marketProfile = z.object({
  definition: z.object({ text: text.describe('What is sold here, to whom, in one sentence'), ...rests }),
  payer: z.object({ who: text, why: text.describe('Why these people pay, and out of which budget'), ...rests }),
  roles: z.array(z.object({ who: text, job: text.describe('What they need done'), ...rests })).max(5),
  rivals: z
    .array(
      z.object({
        name: text,
        kind: z.enum(['direct', 'indirect', 'open-source', 'could-enter']),
        chosenFor: text.describe('Why people choose it'),
        weakAt: text.describe('Where it ends for these people'),
        price: z.string().nullable(),
        ...rests,
      }),
    )
    .max(8)
    .describe('Companies and products that exist; none is made up'),
  substitutes: z
    .array(z.object({ what: text, strength: text, weakness: text, ...rests }))
    .max(4)
    .describe('What people do instead of buying'),
  rules: z
    .array(z.object({ name: text, where: text, binds: text.describe('Whom, and what it asks'), ...rests }))
    .max(6)
    .describe('Laws, contracts and conditions of platforms'),
  wedge: z.object({
    text: text.describe('Where this product can win first: for whom, with what, and why it wins there'),
    against: text.describe('The rival or substitute of the lists above that it wins against'),
    test: text.describe('The cheapest test of it, with the result that says go on'),
  }),
})
export type MarketProfile = z.infer<typeof marketProfile>

/** What a statement of a profile rests on. */
export type ProfileBasis = Pick<MarketProfile['payer'], 'basis' | 'source' | 'check'>

/** The profile with what each statement rests on changed. `said` is the statement as one sentence. */
export function withBases(
  profile: MarketProfile,
  change: (said: string, rests: ProfileBasis) => ProfileBasis,
): MarketProfile {
  const of = <Item extends ProfileBasis>(item: Item, said: string): Item => ({ ...item, ...change(said, item) })
  return {
    ...profile,
    definition: of(profile.definition, profile.definition.text),
    payer: of(profile.payer, `the payer ${profile.payer.who}, since ${profile.payer.why}`),
    roles: profile.roles.map((each) => of(each, `${each.who} need ${each.job}`)),
    rivals: profile.rivals.map((each) =>
      of(each, `the rival ${each.name} is chosen for ${each.chosenFor}, is weak at ${each.weakAt} ${each.price ?? ''}`),
    ),
    substitutes: profile.substitutes.map((each) => of(each, `${each.what}, ${each.strength}, ${each.weakness}`)),
    rules: profile.rules.map((each) => of(each, `the rule ${each.name} in ${each.where} asks ${each.binds}`)),
  }
}

/** What all statements of a profile rest on. */
export function basesOf(profile: MarketProfile): ProfileBasis[] {
  const { definition, payer, roles, rivals, substitutes, rules } = profile
  return [definition, payer, ...roles, ...rivals, ...substitutes, ...rules]
}
