import { describe, expect, test } from 'vitest'
import type { PageAnswer, PageListAnswer } from '#shared/api/confluence.ts'
import { confluenceScene } from '#tests/support/confluence-scene.ts'
import { connectionTo } from '#tests/support/confluence-settings.ts'

/** A page as people keep it: a table of contents, an image, macros with their own data, odd spaces and references. */
const keptByHand = [
  '<ac:structured-macro ac:name="toc" ac:schema-version="1" ac:macro-id="6f3c"><ac:parameter ac:name="maxLevel">3</ac:parameter></ac:structured-macro>',
  '<h1>Notes &amp; drafts&nbsp;</h1>\n\n<p   class="x">Caf\u00e9 \u2192 “quoted”\u00a0\u200b 👩‍💻</p>',
  '<p><ac:image ac:width="340"><ri:attachment ri:filename="a &quot;b&quot;.png" /></ac:image></p>\r\n',
  '<ac:structured-macro ac:name="code"><ac:plain-text-body><![CDATA[if (a < b) { "\\u0041" } ]]]]><![CDATA[>]]></ac:plain-text-body></ac:structured-macro>',
  '<p><ac:link><ri:page ri:content-title="Home" /><ac:plain-text-link-body><![CDATA[Home]]></ac:plain-text-link-body></ac:link></p>\t ',
].join('')

describe.each(['cloud', 'server'] as const)('sending to Confluence %s', (instanceType) => {
  const scene = confluenceScene(instanceType)
  const pageOf = (id: string) => {
    const page = scene.fake.wiki.pages.get(id)
    if (!page) throw new Error(`no page ${id}`)
    return page
  }
  const newPage = (title: string, body = keptByHand) => {
    const page = scene.fake.wiki.create('PROD', title, body)
    if (typeof page === 'string') throw new Error(page)
    return page
  }

  test('a connection is tested with what was typed and with what is saved', async () => {
    const config = connectionTo(scene.fake, { instanceType, instanceUrl: scene.instanceUrl })
    const expected = {
      status: 200,
      body: {
        success: true,
        message: 'Connection successful! Your Confluence integration is working correctly.',
        result: { user: 'Ada Lovelace', space: { key: 'PROD', name: 'Product' } },
      },
    }
    expect(await scene.act({ action: 'validateConnection', config })).toMatchObject(expected)
    expect(await scene.act({ action: 'validateConnection' })).toMatchObject(expected)
    expect(await scene.act({ action: 'validateConnection', config: { ...config, apiToken: '' } })).toMatchObject(
      expected,
    )
    expect(
      await scene.act({ action: 'validateConnection', config: { ...config, apiToken: 'wrong-token-123' } }),
    ).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'CONFLUENCE_ERROR',
        reason: 'unauthorized',
        message: 'Connection test failed',
        error: expect.stringContaining('did not accept'),
      },
    })
    expect(await scene.act({ action: 'validateConnection', config: { ...config, spaceKey: 'NOPE' } })).toMatchObject({
      status: 404,
      body: { reason: 'space-not-found', error: expect.stringContaining('"NOPE"') },
    })
  })

  test('a run becomes a page with its labels, once', async () => {
    const request = { action: 'createPage', runId: scene.trendRun, content: { title: 'Week {week} of {date}' } }
    const first = await scene.act(request)
    expect(first).toMatchObject({ status: 200, body: { success: true, alreadySent: false } })
    const page = pageOf(first.body.result.id)
    expect(page.title).toMatch(/^Week \d+ of \d{4}-\d\d-\d\d$/)
    expect(page.labels.sort()).toEqual(['ai-generated', 'market-trends', 'payroll-hr-software', 'pm-pilot'])
    expect(first.body.result.metadata.labels.sort()).toEqual(page.labels)
    expect(page.body).toContain('ac:name="status"')
    expect(page.body).toMatch(/Trend #1: /)
    expect(page.body).toMatch(/<ac:parameter ac:name="colour">(Red|Yellow|Green)</)
    expect(first.body.result.url).toContain(page.id)
    expect(first.body.result.url.startsWith(scene.instanceUrl)).toBe(true)

    const again = await scene.act(request)
    expect(again).toMatchObject({ status: 200, body: { alreadySent: true, result: { id: page.id } } })
    const both = await Promise.all(
      [1, 2, 3].map(() => scene.act({ ...request, content: { title: 'Clicked three times' } })),
    )
    expect(new Set(both.map(({ body }) => body.result.id)).size).toBe(1)
    expect(both.filter(({ body }) => !body.alreadySent)).toHaveLength(1)
    expect([...scene.fake.wiki.pages.values()].filter(({ title }) => title === 'Clicked three times')).toHaveLength(1)
  })

  test('by default the saved template with a timestamp makes the title', async () => {
    const sent = await scene.act({ action: 'createPage', runId: scene.trendRun })
    expect(sent.body.result.title).toMatch(/^Weekly Update - Trend Scanner - \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
  })

  test("a title in use for something else is the user's to change", async () => {
    const taken = newPage('Taken')
    expect(await scene.act({ action: 'createPage', runId: scene.trendRun, content: { title: 'Taken' } })).toMatchObject(
      {
        status: 409,
        body: {
          success: false,
          code: 'CONFLUENCE_ERROR',
          reason: 'title-taken',
          message: 'Failed to create page',
          page: { id: taken.id },
        },
      },
    )
    const own = { title: 'Taken', content: '<p>x</p>' }
    expect(await scene.act({ action: 'createPage', content: own })).toMatchObject({
      status: 409,
      body: { page: { id: taken.id } },
    })
    expect(taken.body).toBe(keptByHand)
  })

  test('an edited result is sent as it is now, and distinguished from the one before', async () => {
    const made = await scene.ada.send('POST', '/functions/v1/trend-scanner', { industry: 'Restaurants' })
    const { id: runId } = made.body.run as { id: string }
    const create = { action: 'createPage', runId, content: { title: 'Baking' } }
    const first = await scene.act(create)
    const run = await scene.ada.run(runId)
    const result = structuredClone(run.result) as { trends: { title: string }[] }
    if (result.trends[0]) result.trends[0].title = 'My own <b>words</b> & more'
    expect(
      (await scene.ada.send('PATCH', `/api/runs/${runId}/result`, { result, revision: run.revision })).status,
    ).toBe(200)
    expect(await scene.act(create)).toMatchObject({
      status: 409,
      body: {
        reason: 'title-taken',
        error: expect.stringContaining('before you edited it'),
        page: { id: first.body.result.id },
      },
    })
    const update = { action: 'updatePage', runId, pageId: first.body.result.id }
    expect(await scene.act(update)).toMatchObject({ status: 200, body: { alreadySent: false } })
    const page = pageOf(first.body.result.id)
    expect(page.body).toContain('My own &lt;b&gt;words&lt;/b&gt; &amp; more')
    expect(page.version).toBe(2)
    expect(await scene.act(update)).toMatchObject({ status: 200, body: { alreadySent: true } })
    expect(page.version).toBe(2)
  })

  test('where a result was sent is shown with the run, and deleted with it', async () => {
    const { body } = await scene.ada.send<{ run: { id: string } }>('POST', '/functions/v1/trend-scanner', {
      industry: 'Libraries',
    })
    const runId = body.run.id
    expect((await scene.ada.run(runId)).sentPages).toEqual([])
    const create = { action: 'createPage', runId, content: { title: 'Kept <here>' } }
    const { id, url } = (await scene.act(create)).body.result
    const first = { id, url, title: 'Kept <here>', spaceKey: 'PROD', revision: 1 }
    expect((await scene.ada.run(runId)).sentPages).toMatchObject([first])
    await scene.act(create)
    expect((await scene.ada.run(runId)).sentPages).toMatchObject([first])

    const run = await scene.ada.run(runId)
    await scene.ada.send('PATCH', `/api/runs/${runId}/result`, { result: run.result, revision: run.revision })
    const second = newPage('A second place')
    await scene.act({ action: 'updatePage', runId, pageId: second.id })
    expect((await scene.ada.run(runId)).sentPages).toMatchObject([
      { id: second.id, title: 'A second place', revision: 2 },
      first,
    ])
    const sentAt = (await scene.ada.run(runId)).sentPages[0]?.sentAt ?? ''
    expect(new Date(sentAt).toISOString()).toBe(sentAt)
    expect(Math.abs(Date.now() - Date.parse(sentAt))).toBeLessThan(60_000)

    // Content that somebody wrote themselves belongs to no run.
    await scene.act({ action: 'createPage', content: { title: 'Own words', content: '<p>x</p>' } })
    expect((await scene.ada.send('DELETE', `/api/runs/${runId}`)).status).toBe(204)
    const rows = await scene.app.query('select 1 from sent_pages where run_id = $1 or title = $2', [runId, 'Own words'])
    expect(rows).toEqual([])
  })

  test('a page that could not be remembered is sent all the same, and remembered the next time', async () => {
    await scene.app.query(`alter table sent_pages add constraint refused check (title <> 'Without a memory')`)
    const create = { action: 'createPage', runId: scene.trendRun, content: { title: 'Without a memory' } }
    const sent = await scene
      .act(create)
      .finally(() => scene.app.query('alter table sent_pages drop constraint refused'))
    expect(sent).toMatchObject({ status: 200, body: { alreadySent: false } })
    expect(await scene.act(create)).toMatchObject({ status: 200, body: { alreadySent: true } })
    const { sentPages } = await scene.ada.run(scene.trendRun)
    expect(sentPages.filter(({ title }) => title === 'Without a memory')).toHaveLength(1)
  })

  test('other agents send with their own labels and title', async () => {
    const sample = {
      productDescription: 'An app with which nurses of a hospital ward swap shifts',
      targetAudience: 'Night nurses',
    }
    const run = await scene.ada.send('POST', '/functions/v1/persona-generator', sample)
    expect(run.status).toBe(200)
    const { id: runId } = run.body.run as { id: string }
    const sent = await scene.act({ action: 'createPage', runId })
    expect(sent.status).toBe(200)
    expect(pageOf(sent.body.result.id).labels.sort()).toEqual(['ai-generated', 'persona-generator', 'pm-pilot'])
    expect(sent.body.result.title).not.toContain('Trend Scanner')
  })

  test('ten updates leave what was on the page byte for byte', async () => {
    const page = newPage('Kept by hand')
    for (let count = 1; count <= 10; count += 1) {
      const before = page.body
      const made = await scene.ada.send('POST', '/functions/v1/trend-scanner', { industry: `Freight ${count}` })
      const { id: runId } = made.body.run as { id: string }
      const answer = await scene.act({ action: 'updatePage', pageId: page.id, runId, version: page.version })
      expect(answer).toMatchObject({ status: 200, body: { success: true, result: { version: { number: count + 1 } } } })
      expect(page.body.startsWith(before)).toBe(true)
      expect(page.body.length).toBeGreaterThan(before.length)
    }
    expect(Buffer.from(page.body).subarray(0, Buffer.byteLength(keptByHand))).toEqual(Buffer.from(keptByHand))
    expect(page.title).toBe('Kept by hand')
    const added = page.body.slice(keptByHand.length)
    expect(added.match(/<hr \/>/g)).toHaveLength(10)
    expect(added).toMatch(/<h1>Trends in Freight 1 \(\d+ \w+ \d{4}, \d\d:\d\d UTC\)<\/h1>/)
  })

  test("content of the caller's own is added, or replaces a body that it begins with", async () => {
    const page = newPage('Own content')
    const read = (await scene.act({ action: 'getPage', pageId: page.id })).body as unknown as PageAnswer
    expect(read).toMatchObject({
      success: true,
      result: {
        title: 'Own content',
        spaceKey: 'PROD',
        version: { number: 1 },
        body: { storage: { value: keptByHand } },
      },
    })
    expect((await scene.act({ action: 'updatePage', pageId: page.id, content: '<p>one</p>', version: 1 })).status).toBe(
      200,
    )
    expect(page.body).toBe(`${keptByHand}<p>one</p>`)
    const whole = { content: `${keptByHand}<p>one</p><p>two</p>`, title: 'ignored' }
    expect(
      (await scene.act({ action: 'updatePage', pageId: page.id, content: whole, version: { number: 2 } })).status,
    ).toBe(200)
    expect(page.body).toBe(`${keptByHand}<p>one</p><p>two</p>`)
    expect(page.title).toBe('Own content')
    expect(await scene.act({ action: 'updatePage', pageId: page.id, content: '<p>broken' })).toMatchObject({
      status: 400,
      body: { success: false, code: 'UPDATE_ERROR', reason: 'rejected', message: 'Failed to update page' },
    })
  })

  test('a change in between is shown, not overwritten', async () => {
    const page = newPage('Contested', '<p>a</p>')
    scene.fake.wiki.update(page.id, page.title, '<p>a</p><p>by a colleague</p>', 2)
    expect(await scene.act({ action: 'updatePage', pageId: page.id, runId: scene.trendRun, version: 1 })).toMatchObject(
      {
        status: 409,
        body: {
          success: false,
          code: 'UPDATE_ERROR',
          reason: 'version-conflict',
          message: 'Failed to update page',
          currentVersion: 2,
          page: { id: page.id, title: 'Contested' },
        },
      },
    )
    expect(page.version).toBe(2)
    expect(await scene.act({ action: 'updatePage', pageId: page.id, runId: scene.trendRun, version: 2 })).toMatchObject(
      {
        status: 200,
      },
    )
    expect(page.body.startsWith('<p>a</p><p>by a colleague</p>')).toBe(true)
  })

  test('a change between reading and writing is a conflict, or read again where no version was named', async () => {
    const page = newPage('Raced', '<p>a</p>')
    let races = 0
    const raceOnce = (times: number) => {
      races = times
      scene.fake.fault = (request) => {
        if (request.method === 'PUT' && races > 0) {
          races -= 1
          scene.fake.wiki.update(page.id, page.title, `${page.body}<p>race</p>`, page.version + 1)
        }
        return undefined
      }
    }
    raceOnce(1)
    expect(await scene.act({ action: 'updatePage', pageId: page.id, content: '<p>b</p>', version: 1 })).toMatchObject({
      status: 409,
      body: { reason: 'version-conflict', currentVersion: 2 },
    })
    raceOnce(1)
    expect((await scene.act({ action: 'updatePage', pageId: page.id, content: '<p>b</p>' })).status).toBe(200)
    expect(page.body).toBe('<p>a</p><p>race</p><p>race</p><p>b</p>')
    raceOnce(5)
    expect((await scene.act({ action: 'updatePage', pageId: page.id, content: '<p>c</p>' })).body.reason).toBe(
      'version-conflict',
    )
    expect(page.body).not.toContain('<p>c</p>')
  })

  test('lists the pages of the space with our label, last changed first', async () => {
    const pages = async (more: object = {}) => {
      const answer = await scene.act({ action: 'listPages', ...more })
      expect(answer.status).toBe(200)
      return (answer.body as unknown as PageListAnswer).result.pages
    }
    const all = await pages()
    expect(all.length).toBeGreaterThan(1)
    for (const { id, url } of all) {
      expect(pageOf(id).labels).toContain('pm-pilot')
      expect(url).toContain(scene.instanceUrl)
    }
    const times = all.map(({ updatedAt }) => updatedAt ?? '')
    expect(times).toEqual([...times].sort().reverse())
    expect((await pages({ query: 'Baking" or label = "x' })).map(({ title }) => title)).toEqual([])
    expect((await pages({ query: 'baking' })).map(({ title }) => title)).toEqual(['Baking'])
    expect(await pages({ spaceKey: '~ada' })).toEqual([])
  })
})
