import type { ChartAxis, ScatterChart } from '../block.ts'
import { unitText } from '../unit-text.ts'
import { axisScale } from './axis-scale.ts'
import { labelShapes, lineHeight, textWidth, wrapped } from './label-shapes.ts'
import { type Box, type Mark, type PlacedLabel, placeLabels } from './place-labels.ts'

export type ScatterShape =
  | { kind: 'area'; box: Box }
  | { kind: 'line'; role: 'grid' | 'axis' | 'part' | 'leader'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'mark'; x: number; y: number; radius: number; highlight: boolean; title: string }
  | {
      kind: 'text'
      role: 'tick' | 'axis' | 'label'
      text: string
      x: number
      /** Of the line on which the letters stand. */
      y: number
      anchor: 'start' | 'middle' | 'end'
      bold: boolean
      upright: boolean
    }

/** A picture as shapes in pixels; who draws it chooses colours and face. */
export interface ScatterDrawing {
  width: number
  height: number
  shapes: readonly ScatterShape[]
  /** Of the labels, for whoever checks that none covers another. */
  labels: readonly Box[]
  marks: readonly Box[]
}

const RADIUS = 6
const HIGHLIGHT_RADIUS = 9
const MARGIN = 12
/** From the line on which letters stand to their middle, beside the size of type. */
const MIDDLE = 0.35
/** A picture grows until all labels have room, up to this many times its height. */
const MOST_GROWTH = 6

/** Points where their values are, each with its label in sight. `height` is what is wanted; many long labels need more. */
export function scatterDrawing(chart: ScatterChart, width: number, height: number, fontSize: number): ScatterDrawing {
  let drawn = drawingOf(chart, width, height, fontSize)
  for (let more = 1.25; !drawn && more <= MOST_GROWTH; more *= 1.25)
    drawn = drawingOf(chart, width, Math.round(height * more), fontSize)
  return (
    drawn ??
    drawingOf({ ...chart, points: [] }, width, height, fontSize) ?? { width, height, shapes: [], labels: [], marks: [] }
  )
}

function drawingOf(chart: ScatterChart, width: number, height: number, fontSize: number): ScatterDrawing | null {
  const frame = frameOf(chart, width, height, fontSize)
  const { at, plot } = frame
  const room: Box = { left: plot.left + 3, top: 1, right: width - 2, bottom: plot.bottom - 3 }
  const marks = chart.points.map(
    ({ x, y, label, highlight }): Mark => ({
      x: at.x(x),
      y: at.y(y),
      radius: highlight ? HIGHLIGHT_RADIUS : RADIUS,
      shapes: labelShapes(label, Math.min(room.right - room.left, 13 * fontSize), fontSize, highlight === true),
    }),
  )
  const placed = placeLabels(marks, room)
  if (!placed) return null
  return {
    width,
    height,
    shapes: [
      ...ruledShapes(chart, frame),
      ...tickShapes(frame, fontSize),
      ...nameShapes(frame),
      ...placed.flatMap(({ leader }): ScatterShape[] => (leader ? [{ kind: 'line', role: 'leader', ...leader }] : [])),
      ...markShapes(chart, marks),
      ...placed.flatMap((label, index) => labelTexts(label, fontSize, chart.points[index]?.highlight === true)),
    ],
    labels: placed.map(({ box }) => box),
    marks: marks.map(({ x, y, radius }) => ({
      left: x - radius,
      top: y - radius,
      right: x + radius,
      bottom: y + radius,
    })),
  }
}

type Frame = ReturnType<typeof frameOf>

/** Where the axes are, with their ticks and names, and where a value is between them. */
function frameOf(chart: ScatterChart, width: number, height: number, fontSize: number) {
  const line = lineHeight(fontSize)
  const scale = {
    x: axisScale(chart.x, [...chart.points.map(({ x }) => x), ...(chart.parts ? [chart.parts.x] : [])]),
    y: axisScale(chart.y, [...chart.points.map(({ y }) => y), ...(chart.parts ? [chart.parts.y] : [])]),
  }
  const hasTicks = { x: !isNamed(chart.x), y: !isNamed(chart.y) }
  const tickWidth = hasTicks.y ? Math.max(...scale.y.ticks.map((tick) => textWidth(unitText(tick), fontSize))) + 6 : 0
  // The names of the axes need to know how long the axes are, which their lines shorten in turn by little.
  const across = axisTexts(chart.x, width - 2 * MARGIN - tickWidth - line, fontSize)
  const upright = axisTexts(chart.y, height - 2 * MARGIN - line * (across.length + 1), fontSize)
  const plot: Box = {
    left: upright.length * line + tickWidth + 8,
    top: MARGIN,
    right: width - MARGIN,
    bottom: height - across.length * line - (hasTicks.x ? line : 0) - 10,
  }
  const at = {
    x: (value: number) => plot.left + ((value - scale.x.min) / (scale.x.max - scale.x.min)) * (plot.right - plot.left),
    y: (value: number) =>
      plot.bottom - ((value - scale.y.min) / (scale.y.max - scale.y.min)) * (plot.bottom - plot.top),
  }
  return { plot, at, line, across, upright, hasTicks, ticks: { x: scale.x.ticks, y: scale.y.ticks } }
}

const rule = (role: 'grid' | 'axis' | 'part', x1: number, y1: number, x2: number, y2: number): ScatterShape => ({
  kind: 'line',
  role,
  x1,
  y1,
  x2,
  y2,
})

const plainText = (
  role: 'tick' | 'axis',
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  upright = false,
): ScatterShape => ({ kind: 'text', role, text, x, y, anchor, bold: false, upright })

/** The highlighted quarter, the grid, the axes, and what parts the plot. */
function ruledShapes({ parts }: ScatterChart, { plot, at, ticks }: Frame): ScatterShape[] {
  const area = parts && { left: plot.left, top: plot.top, right: at.x(parts.x), bottom: at.y(parts.y) }
  return [
    ...(area ? [{ kind: 'area' as const, box: area }] : []),
    ...ticks.x.map((tick) => rule('grid', at.x(tick), plot.top, at.x(tick), plot.bottom)),
    ...ticks.y.map((tick) => rule('grid', plot.left, at.y(tick), plot.right, at.y(tick))),
    rule('axis', plot.left, plot.top, plot.left, plot.bottom),
    rule('axis', plot.left, plot.bottom, plot.right, plot.bottom),
    ...(parts
      ? [
          rule('part', at.x(parts.x), plot.top, at.x(parts.x), plot.bottom),
          rule('part', plot.left, at.y(parts.y), plot.right, at.y(parts.y)),
        ]
      : []),
  ]
}

function tickShapes({ plot, at, line, hasTicks, ticks }: Frame, fontSize: number): ScatterShape[] {
  return [
    ...(hasTicks.x ? sparse(ticks.x, at.x, fontSize) : []).map((tick) =>
      plainText('tick', unitText(tick), at.x(tick), plot.bottom + line, 'middle'),
    ),
    ...(hasTicks.y ? ticks.y : []).map((tick) =>
      plainText('tick', unitText(tick), plot.left - 5, at.y(tick) + MIDDLE * fontSize, 'end'),
    ),
  ]
}

/** The names of the axes and of their ends. */
function nameShapes({ plot, line, hasTicks, across, upright }: Frame): ScatterShape[] {
  return [
    ...across.flatMap((row, index) => {
      const y = plot.bottom + (hasTicks.x ? line : 0) + 4 + (index + 0.8) * line
      return row.map(({ text, anchor }) => plainText('axis', text, placeOf(anchor, plot.left, plot.right), y, anchor))
    }),
    ...upright.flatMap((row, index) => {
      const x = (index + 0.8) * line
      return row.map(({ text, anchor }) =>
        plainText('axis', text, x, placeOf(anchor, plot.bottom, plot.top), anchor, true),
      )
    }),
  ]
}

/** What is drawn apart stands above the rest. */
function markShapes(chart: ScatterChart, marks: readonly Mark[]): ScatterShape[] {
  return chart.points
    .map((point, index): ScatterShape & { kind: 'mark' } => ({
      kind: 'mark',
      x: marks[index]?.x ?? 0,
      y: marks[index]?.y ?? 0,
      radius: marks[index]?.radius ?? RADIUS,
      highlight: point.highlight === true,
      title: `${point.label}: ${chart.x.label} ${unitText(point.x)}, ${chart.y.label} ${unitText(point.y)}`,
    }))
    .sort((a, b) => Number(a.highlight) - Number(b.highlight))
}

const isNamed = ({ low, high }: ChartAxis): boolean => Boolean(low && high)

const placeOf = (anchor: 'start' | 'middle' | 'end', from: number, to: number): number =>
  anchor === 'start' ? from : anchor === 'end' ? to : (from + to) / 2

interface AxisText {
  text: string
  anchor: 'start' | 'middle' | 'end'
}

/** The name of an axis and of its ends in lines as long as the axis: one where all of it has room, else the ends over the name. */
function axisTexts({ label, low, high }: ChartAxis, length: number, fontSize: number): AxisText[][] {
  const middle = (words: string): AxisText[][] =>
    wrapped(words, length, fontSize).map((text) => [{ text, anchor: 'middle' }])
  if (!low || !high) return middle(label)
  const whole = `${low}  ←  ${label}  →  ${high}`
  if (textWidth(whole, fontSize) <= length) return [[{ text: whole, anchor: 'middle' }]]
  const lows = wrapped(`← ${low}`, length * 0.48, fontSize)
  const highs = wrapped(`${high} →`, length * 0.48, fontSize)
  const ends = Array.from({ length: Math.max(lows.length, highs.length) }, (_, index): AxisText[] => [
    ...(lows[index] ? [{ text: lows[index], anchor: 'start' as const }] : []),
    ...(highs[index] ? [{ text: highs[index], anchor: 'end' as const }] : []),
  ])
  return [...ends, ...middle(label)]
}

/** Ticks whose numbers have room beside each other. */
function sparse(ticks: readonly number[], at: (tick: number) => number, fontSize: number): number[] {
  const widest = Math.max(0, ...ticks.map((tick) => textWidth(unitText(tick), fontSize))) + 8
  const [first = 0, second = first] = ticks
  const every = Math.max(1, Math.ceil(widest / Math.max(1, at(second) - at(first))))
  return ticks.filter((_, index) => index % every === 0)
}

function labelTexts({ box, lines, anchor }: PlacedLabel, fontSize: number, bold: boolean): ScatterShape[] {
  const x = placeOf(anchor, box.left, box.right)
  return lines.map((text, index) => ({
    kind: 'text',
    role: 'label',
    text,
    x,
    y: box.top + (index + 0.5) * lineHeight(fontSize) + MIDDLE * fontSize,
    anchor,
    bold,
    upright: false,
  }))
}
