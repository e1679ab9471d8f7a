import { expect, test } from 'vitest'
import { explainCertificate } from './connect-to.ts'

test('a certificate that is not trusted names the setting, anything else stays as it is', () => {
  const selfSigned = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(explainCertificate(selfSigned)).toMatchObject({
    message: expect.stringMatching(
      /self-signed certificate.*sslmode=verify-full&sslrootcert=<file>.*sslmode=no-verify/,
    ),
    cause: selfSigned,
  })
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  expect(explainCertificate(refused)).toBe(refused)
})
