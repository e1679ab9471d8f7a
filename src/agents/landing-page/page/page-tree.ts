import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { LandingResult } from '../output.ts'
import { copy, node, type PageElement, type PageNode } from './page-node.ts'

type Page = DeepPartial<LandingResult>

/** The page in the order in which a visitor asks: what is it, is that me, how, what changes, is it true, but, how much. */
export function pageTree(result: Page): PageElement {
  return node(
    'div',
    { class: 'page', 'data-look': result.look ?? 'daylight' },
    hero(result),
    node(
      'main',
      { id: 'main' },
      problem(result),
      steps(result),
      benefits(result),
      proof(result),
      questions(result),
      pricing(result),
      closing(result),
    ),
    node(
      'footer',
      { class: 'footer' },
      node('p', {}, ...copy(`${result.product ?? ''} · [address and legal notice] · [privacy]`)),
    ),
  )
}

const section = (name: string, headline: string | undefined, ...children: readonly (PageNode | null)[]) =>
  headline || children.some((child) => child !== null)
    ? node(
        'section',
        { class: `section ${name}` },
        node('div', { class: 'inner' }, headline ? node('h2', {}, ...copy(headline)) : null, ...children),
      )
    : null

const paragraph = (text: string | undefined, className = '') =>
  text ? node('p', className ? { class: className } : {}, ...copy(text)) : null

const button = (text: string | undefined) =>
  text ? node('p', { class: 'call' }, node('a', { class: 'button', href: '#call' }, text)) : null

function hero({ hero: top, product }: Page): PageElement {
  return node(
    'header',
    { class: 'hero' },
    node(
      'div',
      { class: 'inner' },
      product ? node('p', { class: 'brand' }, product) : null,
      paragraph(top?.eyebrow, 'eyebrow'),
      top?.headline ? node('h1', {}, ...copy(top.headline)) : null,
      paragraph(top?.subheadline, 'lead'),
      button(top?.button),
      paragraph(top?.note, 'note'),
    ),
  )
}

function problem({ problem: part }: Page) {
  const texts = present(part?.paragraphs)
  return section(
    'problem',
    part?.headline,
    texts.length === 0 ? null : node('ul', { class: 'pains' }, ...texts.map((text) => node('li', {}, ...copy(text)))),
  )
}

function steps({ steps: part }: Page) {
  const items = present(part?.items)
  return section(
    'steps',
    part?.headline,
    items.length === 0
      ? null
      : node(
          'ol',
          { class: 'path' },
          ...items.map((item) =>
            node('li', {}, item.title ? node('h3', {}, ...copy(item.title)) : null, paragraph(item.text)),
          ),
        ),
  )
}

function benefits({ benefits: part }: Page) {
  const items = present(part?.items)
  return section(
    'benefits',
    part?.headline,
    items.length === 0
      ? null
      : node(
          'ul',
          { class: 'changes' },
          ...items.map((item) =>
            node(
              'li',
              {},
              item.today
                ? node('p', { class: 'today' }, node('span', { class: 'label' }, 'Today'), ...copy(item.today))
                : null,
              item.after
                ? node('p', { class: 'then' }, node('span', { class: 'label' }, 'Then'), ...copy(item.after))
                : null,
            ),
          ),
        ),
  )
}

function proof({ proof: part }: Page) {
  const items = present(part?.items)
  if (items.length === 0) return null
  return section(
    'proof',
    part?.headline,
    node('div', { class: 'quotes' }, ...items.map((text) => node('blockquote', {}, node('p', {}, ...copy(text))))),
  )
}

function questions({ questions: part }: Page) {
  const items = present(part?.items)
  if (items.length === 0) return null
  return section(
    'questions',
    part?.headline,
    node(
      'div',
      { class: 'answers' },
      ...items.map((item) =>
        node(
          'details',
          {},
          node('summary', {}, ...copy(item.question ?? '')),
          node('p', {}, ...copy(item.answer ?? '')),
        ),
      ),
    ),
  )
}

const pricing = ({ pricing: part }: Page) =>
  part ? section('pricing', part.headline, paragraph(part.text, 'price')) : null

function closing({ closing: part }: Page) {
  if (!part) return null
  return node(
    'section',
    { class: 'section closing', id: 'call' },
    node(
      'div',
      { class: 'inner' },
      part.headline ? node('h2', {}, ...copy(part.headline)) : null,
      paragraph(part.text, 'lead'),
      part.button ? node('p', { class: 'call' }, node('a', { class: 'button', href: '#call' }, part.button)) : null,
      node('p', { class: 'note' }, ...copy('[the address behind the button]')),
    ),
  )
}
