import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { MadeShareLink } from '#shared/api/share-links.ts'
import { emptyReading } from '#tests/fakes/models/chunk-model.ts'
import { type AnsweredLanguage, formIn, researchAnswerIn } from '#tests/support/answers-in-languages.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { signUp } from '#tests/support/person.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const labels = {
  de: { title: 'Marktanalyse: ', heading: 'Wertversprechen', column: 'Wie zu klären', page: 'Seite ' },
  fr: { title: 'Étude de marché : ', heading: 'Proposition de valeur', column: 'Comment y répondre', page: 'Page ' },
  es: {
    title: 'Investigación de mercado: ',
    heading: 'Propuesta de valor',
    column: 'Cómo responderla',
    page: 'Página ',
  },
  ar: { title: 'أبحاث السوق: ', heading: 'عرض القيمة', column: 'كيفية الإجابة عنه', page: 'صفحة ' },
}
/** Labels that would show an English line in the document. */
const english = /Market research|Value proposition|Competitive analysis|Open questions|How to answer it|Strengths/

describe('a form in another language', () => {
  const scene = modelScene()
  async function write(language: AnsweredLanguage): Promise<string> {
    scene.model.set({
      text: JSON.stringify(researchAnswerIn(language)),
      reading: { ...emptyReading, language, users: [formIn(language).targetAudience] },
    })
    const events = await scene.ada.stream('/functions/v1/market-research', { body: formIn(language) })
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-end', result: { language } })
    expect(events.find(({ event }) => event.type === 'progress' && event.language === language)).toBeDefined()
    // What the built-in writer says of itself is not said of a model.
    expect(JSON.stringify(events)).not.toMatch(/eingebaute Entwurf|rédaction intégrée|redactor integrado|الكاتب المدمج/)
    const [first] = events
    return first?.event.type === 'run-start' ? first.event.runId : ''
  }
  async function file(id: string, format: string): Promise<Uint8Array> {
    const answer = await fetch(`${scene.app.url}/api/runs/${id}/export?format=${format}`, {
      headers: { authorization: `Bearer ${scene.ada.accessToken}` },
    })
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }

  test.each(Object.entries(labels))('is a document in %s, its labels and files included', async (tag, own) => {
    const language = tag as keyof typeof labels
    const id = await write(language)
    const markdown = new TextDecoder().decode(await file(id, 'md'))
    expect(markdown).toContain(`# ${own.title}`)
    for (const label of [own.heading, own.column]) expect(markdown).toContain(label)
    expect(markdown).not.toMatch(english)

    const parts = unzipSync(await file(id, 'docx'))
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    expect(text('word/document.xml')).toContain(own.heading)
    expect(text('word/document.xml')).not.toMatch(english)
    expect(
      Object.keys(parts)
        .filter((name) => /footer\d*\.xml$/.test(name))
        .map(text)
        .join(''),
    ).toContain(own.page)
    expect(text('word/styles.xml')).toContain(`w:val="${language}"`)
    expect(text('word/document.xml').includes('<w:bidiVisual/>')).toBe(language === 'ar')

    const { body: listed } = await scene.ada.send<{ runs: { id: string; title: string }[] }>('GET', '/api/runs')
    expect(listed.runs.find((run) => run.id === id)?.title).toMatch(new RegExp(`^${own.title}`))

    const { body: link } = await scene.ada.send<MadeShareLink>('POST', `/api/documents/${id}/links`, {
      expiresInDays: 1,
    })
    const page = await (await fetch(link.url.replace(/^https?:\/\/[^/]+/, scene.app.url))).text()
    expect(page).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(page).toContain(own.heading)
  })

  test('that has no labels gets English ones, all of them, and says its language', async () => {
    const markdown = new TextDecoder().decode(await file(await write('ja'), 'md'))
    expect(markdown).toContain('# Market research: ')
    expect(markdown).toContain('How to answer it')
  })

  test('an edit and its versions keep the language', async () => {
    const id = await write('de')
    const { result, revision } = await scene.ada.run(id)
    const edited = { ...result, valueProposition: 'Von Hand geschrieben.' }
    expect((await scene.ada.send('PATCH', `/api/runs/${id}/result`, { result: edited, revision })).status).toBe(200)
    const stored = await scene.ada.run(id)
    expect(stored.result).toMatchObject({ language: 'de', valueProposition: 'Von Hand geschrieben.' })
    expect(new TextDecoder().decode(await file(id, 'md'))).toContain('## Wertversprechen')
  })
})

test('the built-in writer stays English and says so', async () => {
  const app = await createTestApp()
  const ada = await signUp(app.url)
  const { body } = await ada.send<{ language?: string; run: { id: string } }>(
    'POST',
    '/functions/v1/market-research',
    formIn('de'),
  )
  expect(body.language).toBeUndefined()
  const read = await ada.send<{ understood: { label: string; value: string }[] }>('POST', '/api/read', {
    agent: 'market-research',
    input: formIn('de'),
  })
  expect(JSON.stringify(read.body.understood)).toMatch(/Englisch/)
  await app.close()
})
