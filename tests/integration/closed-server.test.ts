import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { signUp } from '#tests/support/person.ts'
import { createTestApp } from '#tests/support/test-app.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of heap in use after a server was started, used and closed. */
async function heapAfterServer(): Promise<number> {
  const app = await createTestApp()
  await signUp(app.url)
  await app.close()
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('a server that was closed', () => {
  test('is released from memory', async () => {
    const first = await heapAfterServer()
    await heapAfterServer()
    const third = await heapAfterServer()
    // One server with its library holds more than 40 MB.
    expect((third - first) / 1e6).toBeLessThan(25)
  })
})
