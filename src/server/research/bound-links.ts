import type { Source } from '#shared/source.ts'
import { normalUrl } from './normal-url.ts'

export interface BoundLinks {
  /** The result without the links; the same value where there was nothing to remove. */
  value: unknown
  /** The addresses that were removed, as they were written. */
  removed: string[]
}

/**
 * Removes from a result every web address that is not the address of one of the run's sources: a model invents them. A
 * markdown link keeps its text, a field that is nothing but an address becomes "". `also` lists texts whose addresses
 * may stay, such as what the user typed.
 */
export function removeUnboundLinks(
  value: unknown,
  sources: readonly Pick<Source, 'url'>[],
  also: readonly string[] = [],
): BoundLinks {
  const bound = new Set<string>()
  for (const address of [...sources.map((source) => source.url), ...also.flatMap(addressesTyped)]) {
    for (const form of address ? formsOf(address) : []) bound.add(form)
  }
  const removed: string[] = []
  const isBound = (address: string) => {
    const normal = normalUrl(address)
    if (normal === null || !bound.has(normal)) return false
    // What the comparison leaves out, such as a fragment, must not carry another address.
    return addressesIn(address.replace(/^\w+:\/\//, '')) === addressesIn(normal)
  }
  const typedRuns = also.some((text) => RUNS.test(text))
  return { value: walk(value, (text) => cleanText(text, { isBound, removed, typedRuns })), removed }
}

/** The addresses in what a user typed, without the marks of the sentence behind them. */
export function typedAddresses(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(addressesTyped).map(trimEnd))]
}

/** The library's addresses come back in every run. */
const knownForms = new Map<string, readonly string[]>()
const mostForms = 10_000

/** How a result may write an address: as it is, or without the marks at its end. */
function formsOf(address: string): readonly string[] {
  const known = knownForms.get(address)
  if (known) return known
  if (knownForms.size >= mostForms) knownForms.clear()
  const forms = [...new Set([address, trimEnd(address)].flatMap((form) => normalUrl(form) ?? []))]
  // A text that only looks like an address may be as long as an answer.
  if (address.length < 500) knownForms.set(address, forms)
  return forms
}

/** Also as people type them, without a scheme: "acme.io/demo". */
const addressesTyped = (text: string) => [...(text.match(BARE) ?? []), ...(text.match(TYPED) ?? [])]

const addressesIn = (text: string) => text.match(/:\/\/|www\./gi)?.length ?? 0

function walk(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, clean))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, clean)]))
  }
  return value
}

/** `[text](address "title")` or `![text](address)`; the address may hold one level of parentheses. */
const MARKDOWN =
  /!?\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?((?:https?:\/\/|ftp:\/\/|www\.|\/\/|(?:javascript|vbscript|data|file|blob):)(?:[^\s()<>]|\([^\s()<>]*\))*)>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)/gi
const BARE = /(?:(?:https?|ftp):\/\/|(?<![\w@./-])www\.)[^\s<>"`|\\^{}]+/gi
const TYPED = /(?<![\w@./-])(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,4}[a-z]{2,18}(?![\w.@-]*@)(?:\/[^\s<>"`|\\^{}]*)?/gi
/** A field that is nothing but an address which runs or reads something: no source has one, and another program may follow it. */
const ACTIVE = /^\s*(?:(?:javascript|vbscript):|(?:data|file|blob):\S+\s*$)/i
const RUNS = /\b(?:javascript|vbscript|data|file|blob):/i
/** Where an address was taken out; a private-use character that no text holds. */
const GAP = '\ue000'

interface Rules {
  isBound: (address: string) => boolean
  removed: string[]
  /** The user typed an address that runs: where the result repeats it, it stays as words that no program follows. */
  typedRuns: boolean
}

function cleanText(text: string, { isBound, removed, typedRuns }: Rules): string {
  if (ACTIVE.test(text)) {
    if (typedRuns) return text.replace(':', ' ')
    removed.push(text)
    return ''
  }
  if (!/:\/\/|www\.|\]\(\s*<?(?:\/\/|[a-z]+:)/i.test(text)) return text
  const before = removed.length
  const remove = (address: string) => {
    removed.push(address)
    return GAP
  }
  const linked = text.replace(MARKDOWN, (whole, label: string, address: string) => {
    if (isBound(address)) return whole
    removed.push(address)
    return label || GAP
  })
  const bare = linked.replace(BARE, (match) => replaceBare(match, isBound, remove))
  return removed.length === before ? text : closeGaps(bare)
}

/** Punctuation around an address is the sentence's, unless a source's address ends in it. */
function replaceBare(
  match: string,
  isBound: (address: string) => boolean,
  remove: (address: string) => string,
): string {
  if (isBound(match)) return match
  const address = trimEnd(match)
  const rest = match.slice(address.length)
  if (isBound(address)) return match
  // Two addresses without a space between them, or one that carries another.
  const [first = '', ...more] = address.split(/(?<=.)(?=https?:\/\/)|(?<=[^\w@./-])(?=www\.)/i)
  if (more.length === 0) return remove(address) + rest
  return [first, ...more].map((part) => replaceBare(part, isBound, remove)).join('') + rest
}

function trimEnd(address: string): string {
  const surplus = { ')': 0, ']': 0, '）': 0, '】': 0 }
  const opens: Record<string, keyof typeof surplus> = { '(': ')', '[': ']', '（': '）', '【': '】' }
  for (const character of address) {
    const closes = opens[character]
    if (closes) surplus[closes]--
    else if (character in surplus) surplus[character as keyof typeof surplus]++
  }
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    if (last in surplus && surplus[last as keyof typeof surplus] > 0) surplus[last as keyof typeof surplus]--
    else if (!/[.,;:!?'*_~…。，、；：！？」』”’»›]/.test(last)) break
  }
  return address.slice(0, end)
}

const pairs: Record<string, string> = { '(': ')', '[': ']', '<': '>', '（': '）', '`': '`', '*': '*', _: '_', '~': '~' }
const isBlank = (character: string) => character === ' ' || character === '\t'

/** Joins the text around each gap: no empty brackets, doubled spaces or marks of emphasis around nothing. */
function closeGaps(text: string): string {
  const [first = '', ...rest] = text.split(GAP)
  let left = first
  for (const [index, piece] of rest.entries()) {
    // A list of nothing but removed addresses loses its commas too.
    let right = index < rest.length - 1 && piece.length < 20 && /^[ ,;]*$/.test(piece) ? '' : piece
    for (;;) {
      const before = withoutEndBlanks(left)
      const closing = pairs[before.charAt(before.length - 1)]
      const after = withoutStartBlanks(right)
      if (closing === undefined || after.charAt(0) !== closing) break
      left = before.slice(0, -1)
      right = after.slice(1)
    }
    if (right === '' || /^[.,;:!?\n]/.test(withoutStartBlanks(right))) {
      right = withoutStartBlanks(right)
      left = withoutEndBlanks(left)
    } else if (left === '' || /[\s]$/.test(left.slice(-1))) right = withoutStartBlanks(right)
    left += right
  }
  return /[^\s.,;]/.test(left) ? left : ''
}

function withoutEndBlanks(text: string): string {
  let end = text.length
  while (isBlank(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

function withoutStartBlanks(text: string): string {
  let start = 0
  while (isBlank(text.charAt(start))) start++
  return text.slice(start)
}
