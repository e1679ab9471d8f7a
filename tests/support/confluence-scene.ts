import { afterAll, afterEach, beforeAll } from 'vitest'
import type { ConfluenceFailure, ConfluenceInstanceType, SentPageAnswer } from '#shared/api/confluence.ts'
import { type FakeConfluence, startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { savePath, servicePath, settingsFor } from './confluence-settings.ts'
import { type Person, signUp } from './person.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** Either kind of answer; each test looks at what its own has. */
type Body = Omit<SentPageAnswer, 'success'> & Omit<ConfluenceFailure, 'success'>

interface Parts {
  fake: FakeConfluence
  app: TestApp
  /** Has saved her connection. */
  ada: Person
  /** A finished run of hers. */
  trendRun: string
}

async function start(instanceType: ConfluenceInstanceType): Promise<Parts> {
  const fake = await startConfluence()
  const app = await createTestApp({ CONFLUENCE_ALLOWED_HOSTS: '127.0.0.1' })
  const ada = await signUp(app.url)
  const config = settingsFor(fake, { instance_type: instanceType, instance_url: urlOf(fake, instanceType) })
  const saved = await ada.send('POST', savePath, { config })
  if (saved.status !== 200) throw new Error(`saving the connection: ${saved.status}`)
  const { body } = await ada.send<{ run: { id: string } }>('POST', '/functions/v1/trend-scanner', {
    industry: 'Payroll & HR software',
  })
  return { fake, app, ada, trendRun: body.run.id }
}

const urlOf = (fake: FakeConfluence, instanceType: ConfluenceInstanceType) =>
  instanceType === 'cloud' ? fake.cloudUrl : fake.serverUrl

/** A wiki, the product, and somebody who has connected the two, for the tests of a `describe`. Faults end with each test. */
export function confluenceScene(instanceType: ConfluenceInstanceType) {
  let parts: Parts | null = null
  const ready = (): Parts => {
    if (!parts) throw new Error('the scene is there once the tests begin')
    return parts
  }
  beforeAll(async () => {
    parts = await start(instanceType)
  })
  afterEach(() => {
    ready().fake.fault = null
  })
  afterAll(async () => {
    await parts?.app.close()
    await parts?.fake.close()
  })
  return {
    get fake() {
      return ready().fake
    },
    get app() {
      return ready().app
    },
    get ada() {
      return ready().ada
    },
    get trendRun() {
      return ready().trendRun
    },
    /** Where the wiki is. */
    get instanceUrl() {
      return urlOf(ready().fake, instanceType)
    },
    act: (body: object, by: Person = ready().ada) => by.send<Body>('POST', servicePath, body),
  }
}
