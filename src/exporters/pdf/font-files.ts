import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The typefaces that are embedded as they are; each is asked in this order for a character. */
export type FaceName = 'text' | 'signs' | 'emoji' | 'code'

type Style = 'normal' | 'bold' | 'italics' | 'bolditalics'

const SOURCE_SANS = '@expo-google-fonts/source-sans-3'
const DEJAVU = 'dejavu-fonts-ttf/ttf'

/** All under free licences (SIL Open Font License; DejaVu under the Bitstream Vera licence). */
const files: Readonly<Record<FaceName, Readonly<Record<Style, string>>>> = {
  text: {
    normal: `${SOURCE_SANS}/400Regular/SourceSans3_400Regular.ttf`,
    bold: `${SOURCE_SANS}/600SemiBold/SourceSans3_600SemiBold.ttf`,
    italics: `${SOURCE_SANS}/400Regular_Italic/SourceSans3_400Regular_Italic.ttf`,
    bolditalics: `${SOURCE_SANS}/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf`,
  },
  signs: {
    normal: `${DEJAVU}/DejaVuSans.ttf`,
    bold: `${DEJAVU}/DejaVuSans-Bold.ttf`,
    italics: `${DEJAVU}/DejaVuSans.ttf`,
    bolditalics: `${DEJAVU}/DejaVuSans-Bold.ttf`,
  },
  emoji: {
    normal: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    bold: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    italics: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    bolditalics: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  },
  code: {
    normal: `${DEJAVU}/DejaVuSansMono.ttf`,
    bold: `${DEJAVU}/DejaVuSansMono-Bold.ttf`,
    italics: `${DEJAVU}/DejaVuSansMono.ttf`,
    bolditalics: `${DEJAVU}/DejaVuSansMono-Bold.ttf`,
  },
}

export const faceNames = Object.keys(files) as readonly FaceName[]

const require = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Buffer>>()

/** The file of a face, read once a process. */
export function faceFile(face: FaceName, style: Style): Promise<Buffer> {
  return packageFile(files[face][style])
}

/** A file out of an installed package, read once a process. */
export function packageFile(specifier: string): Promise<Buffer> {
  const known = loaded.get(specifier)
  if (known) return known
  const file = readFile(require.resolve(specifier))
  loaded.set(specifier, file)
  // A failed read must not be remembered.
  file.catch(() => loaded.delete(specifier))
  return file
}
