import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { writePage } from '#exporters/page/write-page.ts'
import { withPageHead } from '#server/pages/page-head.ts'
import { aboutLine, documentMain, nothingMain, passwordMain, sharedPageFrame } from './shared-page.ts'

const about = { agentName: 'Roadmap', number: 2, savedAt: new Date('2026-05-03T23:30:00Z'), pinned: true }
const frame = { title: 'T', description: 'D', stylesheet: '/s/shared.css?v=1', fonts: ['/assets/a.woff2'] }

describe('the page of a link', () => {
  test('has nothing but its own elements, whatever the document is called', async () => {
    const title = `"><script>alert(1)</script> & <img src=x onerror=alert(1)> '$&`
    const page = await writePage({ title, subtitle: title, language: '"><b>', blocks: [] })
    const main = documentMain(page, { ...about, agentName: title }, { asking: '/shared/token' })
    const text = withPageHead(await sharedPageFrame({ ...frame, title, description: title }, main), {
      path: '/s/token',
      publicUrl: 'https://pilot.example.com',
      picture: '/s/token/picture.png',
    })
    const { document } = parseHTML(text)
    expect(document.querySelectorAll('script, img, b, [onerror]')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title)
    expect(document.querySelector('article')?.getAttribute('lang')).toBe('en')
  })

  test('says which version of which day it is, and runs in the direction of its words', async () => {
    expect(aboutLine(about)).toBe('Roadmap, version 2 of 3 May 2026')
    const blocks = ['One', 'Two', 'Three', 'Four'].map((text) => ({
      type: 'heading' as const,
      level: 1 as const,
      text,
    }))
    const page = await writePage({ title: 'خارطة الطريق', language: 'ar', blocks })
    const { document } = parseHTML(await sharedPageFrame(frame, documentMain(page, about, { asking: '/shared/token' })))
    const article = document.querySelector('article')
    expect([article?.getAttribute('lang'), article?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
    const led = [...document.querySelectorAll('.sharedContents a')].map((each) => each.getAttribute('href') ?? '')
    expect(led).toHaveLength(4)
    for (const href of led) expect(document.querySelector(href)).not.toBeNull()
    expect(String(await documentMain(page, { ...about, pinned: false }, { asking: '/shared/token' }))).toContain(
      '(the latest)',
    )
  })

  test('asks for a password, and reveals nothing of a link that opens nothing', async () => {
    const asked = parseHTML(await sharedPageFrame(frame, passwordMain('<b>No</b>'))).document
    expect(asked.querySelector('[role=alert]')?.textContent).toBe('<b>No</b>')
    expect(asked.querySelector('input')?.getAttribute('aria-describedby')).toBe('failure')
    expect(String(await passwordMain(null))).not.toContain('role="alert"')
    expect(String(await nothingMain())).toMatch(/expired, been revoked/)
  })
})
