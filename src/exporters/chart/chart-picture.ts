import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import type { Chart } from '#shared/document/block.ts'
import { palette, tones } from '../palette.ts'
import { chartSvg } from './chart-svg.ts'
import type { FileLook } from './scatter-svg.ts'

/** Width of a picture on the page, in points, and how many pixels of the file stand for one. */
export const PICTURE_WIDTH = 460
const SHARPNESS = 3

const look: FileLook = {
  ink: `#${palette.ink}`,
  muted: `#${palette.muted}`,
  line: `#${palette.line}`,
  surface: '#FFFFFF',
  shade: `#${palette.shade}`,
  series: [`#${palette.accent}`, '#D2691E', `#${tones.info.bar}`, `#${palette.muted}`, '#7A4A9A'],
  font: 'Source Sans 3',
  fontSize: 11,
  animate: false,
}

const require = createRequire(import.meta.url)
/** Of {@link FileLook.font}, for whatever is drawn into a picture file. */
export const fontFiles = ['400Regular/SourceSans3_400Regular.ttf', '700Bold/SourceSans3_700Bold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/source-sans-3/${file}`),
)

export interface ChartPicture {
  png: Uint8Array
  /** Points. */
  width: number
  height: number
}

/** A chart as a picture that prints sharply. */
export function chartPicture(chart: Chart): ChartPicture {
  const { svg, height } = chartSvg(chart, look, PICTURE_WIDTH)
  const png = new Resvg(svg, {
    background: '#FFFFFF',
    fitTo: { mode: 'width', value: PICTURE_WIDTH * SHARPNESS },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: look.font },
  })
    .render()
    .asPng()
  return { png: new Uint8Array(png), width: PICTURE_WIDTH, height }
}
