import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import { type Path, pointerOf } from '#shared/json-pointer.ts'
import { markdownItems } from './markdown-items.ts'
import type { ResultItem } from './result-item.ts'

/** What is no finding of a result: what the user typed, what was retrieved, how it is kept. */
const leftOut = new Set(['timestamp', 'searchResults', 'ownFacts', 'inputs', 'language', 'decided', 'error'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The items of a result in its order. An entry of a list is one, with all in it but the entries that have ids of their own. */
export function resultItems(result: Readonly<Record<string, unknown>>): ResultItem[] {
  return itemsAt(result, [], [])
}

/** The path leads to the value; the address is the path with own ids in the place of numbers. */
function itemsAt(value: unknown, path: Path, address: Path): ResultItem[] {
  if (typeof value === 'string') return textItems(value, path, address)
  if (typeof value === 'number') return [itemOf(value, path, address)]
  if (Array.isArray(value)) return value.flatMap((entry, index) => entryItems(entry, index, value, path, address))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leftOut.has(key) ? [] : itemsAt(inner, [...path, key], [...address, key]),
  )
}

function textItems(text: string, path: Path, address: Path): ResultItem[] {
  if (text.trim() === '') return []
  return text.includes('\n\n')
    ? markdownItems(text, pointerOf(path), pointerOf(address))
    : [itemOf(text, path, address)]
}

function entryItems(entry: unknown, index: number, list: readonly unknown[], path: Path, address: Path): ResultItem[] {
  const id = ownId(entry)
  const isNamed = id !== null && list.filter((other) => ownId(other) === id).length === 1
  const at = [...path, index]
  const as = [...address, isNamed ? id : index]
  if (!isRecord(entry)) return textOf(entry) === '' ? [] : [itemOf(entry, at, as)]
  const nested = Object.entries(entry).filter(([, value]) => Array.isArray(value) && value.some((each) => ownId(each)))
  const own = Object.fromEntries(Object.entries(entry).filter(([key]) => !nested.some(([name]) => name === key)))
  return [
    { ...itemOf(own, at, as), name: id ?? nameOf(entry), isNamed },
    ...nested.flatMap(([key, value]) => itemsAt(value, [...at, key], [...as, key])),
  ]
}

function itemOf(value: unknown, path: Path, address: Path): ResultItem {
  return {
    id: pointerOf(address),
    group: pointerOf(address.slice(0, -1)),
    name: '',
    // A property keeps its name; a place in a list is one of many.
    isNamed: typeof address.at(-1) === 'string',
    pointer: pointerOf(path),
    range: null,
    text: textOf(value),
    texts: textsIn(value),
    cites: [...citedNumbers(isRecord(value) ? value : [value])],
  }
}

const ownId = (value: unknown): string | null =>
  isRecord(value) && typeof value.id === 'string' && value.id !== '' ? value.id : null

function nameOf(entry: Record<string, unknown>): string {
  const said = entry.name ?? entry.title
  return typeof said === 'string' ? said : ''
}

/** "painPoints" as "Pain points". */
const wordsOf = (key: string) => {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (!isRecord(value)) return ''
  return Object.entries(value)
    .flatMap(([key, inner]) => {
      const text = textOf(inner)
      return text === '' ? [] : `${wordsOf(key)}: ${text}`
    })
    .join('\n')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
