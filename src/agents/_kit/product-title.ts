import { withoutLeadIn } from '#shared/lead-in.ts'
import { shortened } from '#shared/shortened.ts'

const longest = 80
/** A shorter title would no longer say which product it is. */
const shortest = 32
/** Where a sentence can end early and still be whole. */
const joint = /[,;]\s|\s(?:from|into|with|without|so that|by|when|while|before|after|instead)\s/g

/** A name before a colon or a dash: "ShiftSwap: nurses swap shifts". */
const before =
  /^(?!(?:To|From|Re|CC|Cc|Date|Subject|Memo|Notes?|Context|An|Von|Betreff)\b)(\p{Lu}[\p{L}\p{N}.]*(?:\s\p{Lu}[\p{L}\p{N}.]*){0,2})\s?(?::|\s[–—-])\s/u
/** A name in mixed case that opens the text: "GrantPilot drafts grant applications". */
const mixed = /^(\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*)\s\p{Ll}/u
/** "Tollgate shows engineering teams ...", "Backbar is an app": the name is the subject that opens the text. */
const subject =
  /^(\p{Lu}[\p{L}\p{N}]*(?:\s\p{Lu}[\p{L}\p{N}]*){0,2})\s(?:is\s(?:an?|the|our|where|what)\s|(?:helps|lets|gives|shows|turns|keeps|makes|tells|connects|records|tracks|sends|writes|reads|finds|watches|matches|plans|runs|replaces|reminds|measures|automates|manages|handles|brings|builds|checks|drafts|answers)\s(?!for\b|of\b|and\b|with\b))/u
/** Words that open a sentence and name no product. */
const noName =
  /^(?:(?:An?|The|Our|My|Your|We|I|It|This|That|There|Here|Most|Many|Every|Each|Some|Today|Currently|Software|App|Application|Tool|Platform|Product|Idea|Service|System|Website|Marketplace|Description|Everyone|Everybody|Nobody|Somebody)\b)/u

/** Pictures and marks before the first word: a heading begins with words. */
const opening = /^[^\p{L}\p{N}“"'(=@#+]+/u
/** The first part of a long sentence that says what it is before it says how: "An app for bell ringers: the ringer logs ..." */
const firstPart = /^(.{15,}?)(?::|;|\s[–—])\s/u

/** The sentence up to its last joint that keeps it short; undefined where it has none. */
function upToJoint(sentence: string): string | undefined {
  const at = [...sentence.matchAll(joint)].map(({ index }) => index).filter((at) => at >= shortest && at <= longest)
  const last = at.at(-1)
  return last === undefined ? undefined : sentence.slice(0, last).replace(/,?\s(?:and|or|but)$/, '')
}

/** A small word before the cut leads nowhere. */
const loose = /\s(?:and|or|of|in|on|for|with|to|the|an?)…$/
/** A remark that a long title can do without; cut within, it would stand open. */
const bracketed = /\s?[([][^()[\]]*[)\]]/g

/** A sentence about the writer or about what is wrong, or the head of a memo, before the one that says what it is. */
const tellsStory =
  /^(?:so |basically )*(?:(?:my|me and|i (?:am|run|have|was|always)|the problem|hi|hello|hey|context|writing this)\b|(?:to|from|re|cc|subject):)/i

/** Two words with capitals, or two written as one: hardly a noun that only begins its sentence. */
const isCoined = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}|\p{Lu}\p{Ll})/u
const mostSentences = 5

/** What a document's title calls the product: its name where the words open with one, else their first sentence, shortened. */
export function productTitle(description: string): string {
  const text = description.replace(/\s+/g, ' ').replace(opening, '').trim()
  const name = (before.exec(text) ?? mixed.exec(text))?.[1]
  if (name) return name
  const named = subject.exec(text)?.[1]
  if (named && !noName.test(named)) return named
  const sentences = text.split(/(?<=[^.]{12})[.!?](?:\s|$)/)
  const later = sentences.slice(1, mostSentences).map((each) => subject.exec(each.trim())?.[1] ?? '')
  const coined = later.find((each) => isCoined.test(each) && !noName.test(each))
  if (coined) return coined
  const whole = withoutLeadIn(sentences.find((each) => !tellsStory.test(each)) ?? text)
  const first = whole.length > longest ? whole.replace(bracketed, '') : whole
  const said = first.length > longest ? (firstPart.exec(first)?.[1] ?? first) : first
  return said.length <= longest ? said : (upToJoint(said) ?? shortened(said, longest).replace(loose, '…'))
}
