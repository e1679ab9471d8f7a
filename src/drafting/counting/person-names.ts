/** Words for many people at once, whose members do the work. */
const teams = /^(?:team|department|staff|crew|office|unit|desk|group)$/

const beforePlace = /\s(?:of|in|on|at|with|from|for)\s(?:an?\s|the\s)?/

/** Who owns a place is known by the place: the owner of a bakery bakes, a team of a manufacturer makes nothing. */
const owners = /(?:^|\s)(?:co-)?(?:owner|founder|operator|keeper)$/

export interface PersonName {
  /** Without the place: "accounts payable team". */
  core: string
  /** The place, singular and without article: "mid-sized manufacturer"; null without one. */
  place: string | null
  /** The core is a team: its function is "accounts payable". */
  work: string | null
  /** The place says what this person does. */
  owns: boolean
}

/** Takes "accounts payable team of a mid-sized manufacturer" apart. */
export function personName(singular: string): PersonName {
  const [core = singular, place] = singular.split(beforePlace)
  const words = core.split(' ')
  const work = words.length > 1 && teams.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : null
  return { core, place: place ?? null, work, owns: place !== undefined && owners.test(core) }
}
