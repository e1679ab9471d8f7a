import { type Difference, differencesOf } from '#server/documents/differences.ts'
import { type RedraftTools, redrafted } from '#server/runs/redraft.ts'
import type { DocumentChange } from '#shared/api/documents.ts'
import type { LibraryRefinement, ProposedChange } from '#shared/api/refine.ts'
import { type Path, pointerOf, valueAt } from '#shared/json-pointer.ts'
import { nameOf, saysTyped } from './item-name.ts'
import { lineChanges } from './line-changes.ts'
import { goneWith, type LibraryTask, textsOf } from './next-of-library.ts'
import { rebindCitations } from './rebind-citations.ts'
import { isTouched, type RefinePlace } from './refine-places.ts'

type JsonValue = Extract<DocumentChange, { op: 'set' }>['value']
export type Variation = Extract<LibraryRefinement, 'segment' | 'rival' | 'register'> | 'update'

/** The same document for another segment or main rival, or in another register: what the library says then, place by place. */
export function variant(
  action: Variation,
  task: LibraryTask,
  tools: RedraftTools,
): { proposed: ProposedChange[]; name: string; leftOut: number } {
  const { redraft, explained, content, places, sources } = task
  const base = redrafted(redraft, explained, tools)
  const other = base && variantOf(action, task, base.mainRival)
  const made = other?.write(tools)
  if (!base || !other || !made) return { proposed: [], name: other?.name ?? '', leftOut: 0 }
  const [before, after] = [
    rebindCitations(base.result, base.sources, sources),
    rebindCitations(made.result, made.sources, sources),
  ]
  // The list of facts is no text that one edits: it follows from the product.
  const follows = ({ path }: Difference) => action === 'update' && path[0] === 'ownFacts'
  const asked = differencesOf(before, after).filter(
    (difference) =>
      difference.after !== undefined && (follows(difference) || isAsked(places, difference)) && !isEmptied(difference),
  )
  // What is not as the library wrote it is somebody's own.
  const ours = asked.filter(({ path, before: was }) => {
    const now = rebindCitations(valueAt(content.result, path), sources, sources)
    return differencesOf(was, now).length === 0
  })
  const grouped = Map.groupBy(ours, ({ path }) => blockOf(path, before, after))
  const proposed = [...grouped.values()].flatMap((group) => proposalsOf(group, task, other.name))
  return {
    proposed: proposed.map((each, index) => ({ ...each, id: String(index + 1) })),
    name: other.name,
    leftOut: asked.length - ours.length,
  }
}

const isAsked = (places: readonly RefinePlace[], { path }: Difference) => {
  const pointer = pointerOf(['result', ...path])
  return places.some((place) => place.pointer === pointer || place.pointer.startsWith(`${pointer}/`))
}

/** A blank in the place of words is no better. */
const isEmptied = ({ before, after }: Difference) =>
  typeof after === 'string' && after.includes('____') && !String(before).includes('____')

/** What stands or falls together: an item of a list, and the whole list where other items stand in it. */
function blockOf(path: Path, before: object, after: object): string {
  const at = path.findIndex((step) => typeof step === 'number')
  if (at === -1) return pointerOf(path)
  const [list, other] = [before, after].map((each) => valueAt(each, path.slice(0, at)))
  const isSame =
    Array.isArray(list) &&
    Array.isArray(other) &&
    list.every((item, index) => typeof item === 'string' || nameOf(item) === nameOf(other[index]))
  return pointerOf(path.slice(0, isSame ? at + 1 : at))
}

function proposalsOf(group: readonly Difference[], task: LibraryTask, why: string): Omit<ProposedChange, 'id'>[] {
  const { content, touched, places } = task
  const [only] = group
  const was = only && valueAt(content.result, only.path)
  if (group.length === 1 && only && typeof was === 'string' && was.includes('\n') && typeof only.after === 'string') {
    const pointer = pointerOf(['result', ...only.path])
    return lineChanges(pointer, was, only.after)
      .filter(({ at, was: lines }) => isWithinPlaces(places, pointer, at, lines.length))
      .map((change) => ({
        changes: [change],
        lines: [{ before: change.was.trim(), after: change.value.trim() }],
        touched: isTouched(touched, { pointer, text: change.was }),
        why,
        notes: goneWith(change.was, change.value),
      }))
  }
  const lines = group.map(({ path, after }) => ({ now: valueAt(content.result, path), after }))
  return [
    {
      changes: group.map(({ path, after }) => ({
        op: 'set' as const,
        pointer: pointerOf(['result', ...path]),
        was: (valueAt(content.result, path) ?? null) as JsonValue,
        value: after as JsonValue,
      })),
      lines: lines.map(({ now, after }) => ({ before: textsOf(now), after: textsOf(after) })),
      touched: group.some(({ path }) => isTouched(touched, { pointer: pointerOf(['result', ...path]) })),
      why,
      notes: goneWith(
        lines.map(({ now }) => now),
        lines.map(({ after }) => after),
      ),
    },
  ]
}

const isWithinPlaces = (places: readonly RefinePlace[], pointer: string, at: number, length: number) =>
  places.some((place) => place.pointer === pointer && (place.at ?? 0) >= at && (place.at ?? 0) < at + length)

interface Variant {
  name: string
  write: (tools: RedraftTools) => ReturnType<typeof redrafted>
}

function variantOf(action: Variation, task: LibraryTask, mainRival: string | null): Variant | null {
  if (action === 'register') return otherRegister(task)
  if (action === 'update') return presentFacts(task)
  if (action === 'rival') return otherRival(task, mainRival)
  return otherSegment(task)
}

const isNamed = (words: string, ...names: readonly string[]) =>
  names.some((name) => name.toLowerCase() === words.toLowerCase())

function otherRegister({ redraft, explained, words }: LibraryTask): Variant | null {
  const tone = toneOf(redraft)
  if (!tone) return null
  const options = tone.options.filter(({ value }) => value !== '')
  const at = options.findIndex(({ value }) => value === tone.now)
  const next = options.find(({ label, value }) => isNamed(words, label, value)) ?? options[(at + 1) % options.length]
  if (!next || next.value === tone.now) return null
  const parsed = redraft.agent.parseInput({ ...redraft.input, [tone.name]: next.value })
  if (!parsed.ok) return null
  return {
    name: `Register: ${next.label}`,
    write: (tools) => redrafted({ ...redraft, input: parsed.value }, explained, tools),
  }
}

/** The facts of the product as they are now; those that the document was given are in the redraft. */
function presentFacts({ redraft, explained, presentFacts: ownFacts }: LibraryTask): Variant | null {
  if (!ownFacts) return null
  return {
    name: 'The facts of your product have changed.',
    write: (tools) => redrafted({ ...redraft, ownFacts }, explained, tools),
  }
}

function otherRival({ redraft, explained, typed }: LibraryTask, mainRival: string | null): Variant | null {
  const { dossier } = explained
  if (!mainRival || !dossier || saysTyped(mainRival, typed)) return null
  const rivals = dossier.rivals.filter(({ name }) => name !== mainRival)
  if (rivals.length === 0) return null
  return {
    name: `Without ${mainRival}`,
    write: (tools) => redrafted(redraft, { ...explained, dossier: { ...dossier, rivals } }, tools),
  }
}

function otherSegment({ redraft, explained, words }: LibraryTask): Variant | null {
  const now = explained.reading.people[0]?.role
  const isReached = (part: string) => part === 'user' || part === 'buyer'
  const roles = explained.dossier?.roles.filter(({ id, parts }) => id !== now && parts.some(isReached)) ?? []
  const role = roles.find(({ noun, nounPlural }) => isNamed(words, noun, nounPlural)) ?? roles[0]
  if (!role) return null
  const corrections = { ...redraft.corrections, who: role.nounPlural }
  return {
    name: `For ${role.nounPlural}`,
    write: (tools) => {
      const read = tools.briefReader(redraft.agent.briefSource(redraft.input), corrections)
      return read.dossier?.id === explained.dossier?.id ? redrafted({ ...redraft, corrections }, read, tools) : null
    },
  }
}

/** The field of the form that sets how it is said; null for an agent that has none. */
export function toneOf({ agent, input }: Pick<LibraryTask['redraft'], 'agent' | 'input'>) {
  const field = agent.form.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'tone')
  if (field?.widget !== 'select') return null
  return { name: field.name, options: field.options, now: (input as Record<string, unknown>).tone }
}
