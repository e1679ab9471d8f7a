import { expect, test } from 'vitest'
import { linkPicture } from './link-picture.ts'

const pictureOf = (title: string, description = 'Roadmap, version 1 of 3 May 2026') =>
  Buffer.from(linkPicture({ title, description }))

test('a picture is a PNG of 1200 by 630, and the same each time', () => {
  const png = pictureOf('Roadmap: ShiftSwap')
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(pictureOf('Roadmap: ShiftSwap').equals(png)).toBe(true)
  expect(pictureOf('Roadmap: Füllhörnchen, Ωμέγα, Україна').equals(png)).toBe(false)
})

test('words that the face has no letters for leave a general title, and no markup is one', () => {
  const general = pictureOf('A shared document')
  for (const title of ['ロードマップ', 'خارطة الطريق', '👩‍👩‍👧', ''])
    expect(pictureOf(title).equals(general)).toBe(true)
  expect(pictureOf('</text><image href="http://127.0.0.1/x"/> & <b>').equals(general)).toBe(false)
  expect(pictureOf(`${'w'.repeat(5000)} & so on`).readUInt32BE(16)).toBe(1200)
})
