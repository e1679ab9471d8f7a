import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createConfluenceFetch } from '#integrations/confluence/confluence-fetch.ts'
import { connectConfluence } from '#integrations/confluence/connect-confluence.ts'
import { startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { startDocumentedConfluence } from '#tests/support/documented-confluence.ts'

const folder = resolve(process.env.CONFLUENCE_OPENAPI_DIR ?? '../shared/contracts/confluence')
const isThere = existsSync(resolve(folder, 'confluence-cloud-v2.json'))
if (!isThere) {
  process.stdout.write(
    `Skipped: Confluence against Atlassian's own documents. They are not in ${folder}; CONFLUENCE_OPENAPI_DIR names another folder.\n`,
  )
}

describe.skipIf(!isThere)("what is sent to Confluence, and what the fake answers, by Atlassian's documents", () => {
  test('no request and no answer of either product breaks them', { timeout: 180_000 }, async () => {
    const fake = await startConfluence()
    const documented = await startDocumentedConfluence(fake, folder)
    try {
      const fetch = createConfluenceFetch({ allowedHosts: ['127.0.0.1'], timeoutMs: 30_000 })
      const { username, apiToken } = fake
      for (const [instanceType, instanceUrl] of [
        ['cloud', documented.cloudUrl],
        ['server', documented.serverUrl],
      ] as const) {
        const client = connectConfluence({ instanceType, instanceUrl, username, apiToken }, fetch)
        const steps = async () => {
          expect(await client.whoAmI()).toBe('Ada Lovelace')
          const space = await client.space('PROD')
          const page = await client.createPage(space, `From ${instanceType}`, '<p>one</p>')
          await client.addLabels(page.id, ['pm-pilot', 'ai-generated'])
          const read = await client.readPage(page.id)
          expect(read).toMatchObject({ body: '<p>one</p>', spaceKey: 'PROD', version: { number: 1 } })
          expect((await client.updatePage(read, `${read.body}<p>two</p>`)).version.number).toBe(2)
          expect(await client.findPage(space, `From ${instanceType}`)).toMatchObject({ body: '<p>one</p><p>two</p>' })
          expect(await client.labelledPages(space, 'pm-pilot', 'from')).toContainEqual(
            expect.objectContaining({ id: page.id, version: { number: 2 } }),
          )
          await expect(client.updatePage(read, '<p>late</p>')).rejects.toMatchObject({ reason: 'version-conflict' })
          await expect(client.createPage(space, `From ${instanceType}`, '<p>x</p>')).rejects.toMatchObject({
            reason: 'title-taken',
          })
          await expect(client.readPage('1')).rejects.toMatchObject({ reason: 'not-found' })
        }
        await steps().catch((error) => {
          throw new Error(`${instanceType}: ${String(error)}\n${documented.violations.join('\n')}`, { cause: error })
        })
      }
      expect(documented.violations).toEqual([])
    } finally {
      await documented.close()
      await fake.close()
    }
  })
})
