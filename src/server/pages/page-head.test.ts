import { describe, expect, test } from 'vitest'
import { withPageHead } from './page-head.ts'

const html =
  '<html><head><title>R&amp;D | PM Pilot</title><meta name="description" content="What &quot;it&quot; does"/></head><body></body></html>'

describe('withPageHead', () => {
  test('names the canonical address and the card, still escaped', () => {
    const page = withPageHead(html, { path: '/about', publicUrl: 'https://pilot.example/', picture: '/og/about.png' })
    expect(page).toContain('<link rel="canonical" href="https://pilot.example/about">')
    expect(page).toContain('<meta property="og:url" content="https://pilot.example/about">')
    expect(page).toContain('<meta property="og:image" content="https://pilot.example/og/about.png">')
    expect(page).toContain('<meta property="og:title" content="R&amp;D | PM Pilot">')
    expect(page).toContain('<meta property="og:description" content="What &quot;it&quot; does">')
    expect(page.indexOf('og:title')).toBeLessThan(page.indexOf('</head>'))
  })

  test('says nothing of an address that the installation does not know', () => {
    const page = withPageHead(html, { path: '/about', publicUrl: undefined, picture: '/og/about.png' })
    expect(page).not.toContain('canonical')
    expect(page).not.toContain('og:url')
    expect(page).not.toContain('og:image')
    expect(page).toContain('og:title')
  })

  test('a title with signs of a pattern stays as it is', () => {
    const page = withPageHead("<head><title>A $' B $& C</title></head>", {
      path: '/a',
      publicUrl: undefined,
      picture: undefined,
    })
    expect(page).toContain(`<meta property="og:title" content="A $' B $& C">`)
    expect(page.match(/<\/head>/g)).toHaveLength(1)
  })

  test('leaves a page without a title alone', () => {
    expect(withPageHead('<p>x</p>', { path: '/', publicUrl: undefined, picture: undefined })).toBe('<p>x</p>')
  })
})
