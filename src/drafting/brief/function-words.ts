/** The closed word classes of English, lower case. */

const words = (list: string) => new Set(list.trim().split(/\s+/))

export const determiners = words(
  'a an the this that these those each every any another both all some no many several few most more other own such which',
)
export const articles = words('a an the')
export const possessives = words("my your his her its our their one's whose thier")
export const prepositions = words(
  'about above across after against along alongside among amongst around as at before behind below beneath beside besides between beyond by despite down during except for from in inside into like near of off on onto out outside over past per through throughout to toward towards under underneath until till up upon via with within without plus than instead worth versus vs minus including',
)
export const conjunctions = words('and or & nor plus +')
export const subordinators = words(
  'while whilst when whenever because so if before after until unless since although though whereas but whether once then',
)
export const pronouns = words(
  'i we you he she it they me us him them myself yourself himself herself itself ourselves themselves something anything everything nothing nobody mine yours hers ours theirs what who whom there here this that these those someone anyone everyone somebody everybody anybody',
)
/** Pronouns that stand for a person and can be an actor of last resort. */
export const personPronouns = words('everyone anyone someone everybody anybody somebody')
export const relatives = words('who that which whose whom')
export const questionWords = words('which what whats how whether when where who why whose')
export const modals = words(
  "can could will would may might should shall must can't cannot won't couldn't shouldn't wouldn't ought",
)
export const auxiliaries = words(
  "is are was were be been being am isn't aren't wasn't weren't has have had hasn't haven't do does did don't doesn't didn't i'm we're you're they're it's he's she's that's there's here's we've they've i've we'll they'll i'd we'd",
)
export const negations = words("not never no n't don't doesn't didn't can't cannot won't isn't aren't")
export const adverbs = words(
  'also already always almost again ago together apart away back now then there here today tonight yesterday tomorrow currently often usually sometimes never ever once twice soon later early faster quickly easily directly online offline instantly live nearby just only even still too very really simply basically literally actually maybe perhaps much rather quite so well fast first next anywhere everywhere somewhere anonymously automatically safely securely remotely digitally manually daily weekly monthly yearly annually hourly instead otherwise likewise abroad ahead at-home on-site yet abundantly straight overnight upfront up-front please finally mostly mainly especially particularly exactly roughly approximately nearly up-to-date faster better cheaper easier more less right',
)
/** Particles that belong to a verb when they follow it: "top up", "look after". */
export const particles = words('up out off down back in over through away on around along together')
