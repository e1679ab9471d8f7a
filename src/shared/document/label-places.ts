/** Where the name of a point stands beside it. */
export type LabelPlace = 'right' | 'left' | 'top' | 'bottom'

interface PlacedPoint {
  label: string
  x: number
  y: number
}

/** Of an axis, where they are given. */
interface Ends {
  min?: number | undefined
  max?: number | undefined
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The room that is reckoned with, in pixels; a picture may be larger, never much smaller. */
const room = { width: 330, height: 260 }
const letter = { width: 6.2, height: 15 }
/** From the middle of a point to its name: the largest points stand out nine pixels, and seven are left free. */
const gap = 16
const places: readonly LabelPlace[] = ['right', 'left', 'top', 'bottom']

/**
 * For each point the side where its name covers no other name and no other point, as far as there is one. Names near the
 * right edge have room beyond it.
 */
export function labelPlaces(points: readonly PlacedPoint[], axes: { x?: Ends; y?: Ends } = {}): LabelPlace[] {
  const spread = (pick: (point: PlacedPoint) => number, { min, max }: Ends = {}) => {
    // Where an axis has ends of its own, points in one place stand between them and not at its beginning.
    const values = [...points.map(pick), ...(min === undefined ? [] : [min]), ...(max === undefined ? [] : [max])]
    const low = Math.min(...values)
    return { low, width: Math.max(...values) - low || 1 }
  }
  const across = spread((point) => point.x, axes.x)
  const up = spread((point) => point.y, axes.y)
  const at = points.map((point) => ({
    x: ((point.x - across.low) / across.width) * room.width,
    y: (1 - (point.y - up.low) / up.width) * room.height,
  }))
  const marks = at.map(({ x, y }): Box => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }))
  const taken: Box[] = []
  return points.map((point, index) => {
    const { x, y } = at[index] ?? { x: 0, y: 0 }
    const boxes = places.map((place) => boxOf(place, x, y, point.label))
    const covered = (box: Box) =>
      taken.filter((other) => overlap(box, other)).length * 2 +
      marks.filter((mark, other) => other !== index && overlap(box, mark)).length +
      // A name may stand out at the right, where the picture leaves room, but not at the left.
      (box.left < -40 ? 3 : 0)
    const scores = boxes.map(covered)
    const best = scores.indexOf(Math.min(...scores))
    const box = boxes[best]
    if (box) taken.push(box)
    return places[best] ?? 'right'
  })
}

function boxOf(place: LabelPlace, x: number, y: number, label: string): Box {
  const width = Math.min(130, [...label].length * letter.width)
  const half = letter.height / 2
  switch (place) {
    case 'right':
      return { left: x + gap, right: x + gap + width, top: y - half, bottom: y + half }
    case 'left':
      return { left: x - gap - width, right: x - gap, top: y - half, bottom: y + half }
    case 'top':
      return { left: x - width / 2, right: x + width / 2, top: y - gap - letter.height, bottom: y - gap }
    case 'bottom':
      return { left: x - width / 2, right: x + width / 2, top: y + gap, bottom: y + gap + letter.height }
  }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
