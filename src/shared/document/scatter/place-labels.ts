/** Pixels, from the upper left corner of the picture. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** One way of setting a label, in one line or in several. */
export interface LabelShape {
  lines: readonly string[]
  width: number
  height: number
}

/** A point whose place is given, with its label's shapes, the best one first. */
export interface Mark {
  x: number
  y: number
  radius: number
  shapes: readonly LabelShape[]
}

export interface PlacedLabel {
  box: Box
  lines: readonly string[]
  /** Where its lines begin or end. */
  anchor: 'start' | 'middle' | 'end'
  /** From the point to a label that has no room beside it. */
  leader: Leader | null
}

interface Leader {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** Free between a point and its label, and around each label. */
const GAP = 4
const AIR = 2
/** Up to so far from its point a label needs no line to it. */
const NEAR = 10
const STEP = 10
const DIRECTIONS = 16
/** What a line that passes under another label, or a label over another's line, costs beside a longer line. */
const CROSSING = 60

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isInside = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/**
 * A place for each label: points stay where they are, no label covers another or a point, and none leaves the room. What has no
 * room beside its point stands further away with a line to it. Null where there is not enough room.
 */
export function placeLabels(marks: readonly Mark[], room: Box): PlacedLabel[] | null {
  const points = marks.map(({ x, y, radius }) => grown({ left: x, top: y, right: x, bottom: y }, radius))
  const near = (mark: Mark) => marks.filter(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < 90).length
  const widest = (mark: Mark) => mark.shapes[0]?.width ?? 0
  const all = marks.map((_, index) => index)
  const by = (value: (mark: Mark) => number) =>
    all.toSorted((a, b) => value(marks[b] as Mark) - value(marks[a] as Mark) || a - b)
  // The order in which labels take their places decides what is left for the last; the best of a few is taken.
  let best: { placed: PlacedLabel[]; cost: number } | null = null
  for (const order of [all, by(near), by(widest), by(({ y }) => -y)]) {
    const tried = placedInOrder(marks, points, order, room)
    if (tried && (!best || tried.cost < best.cost)) best = tried
    if (best?.cost === 0) break
  }
  return best?.placed ?? null
}

function placedInOrder(marks: readonly Mark[], points: readonly Box[], order: readonly number[], room: Box) {
  const taken: Box[] = []
  const leaders: Leader[] = []
  const found = new Map<number, PlacedLabel>()
  let cost = 0
  for (const index of order) {
    const mark = marks[index]
    if (!mark) continue
    const isFree = ({ box }: PlacedLabel) =>
      isInside(box, room) &&
      !points.some((point) => overlaps(point, box)) &&
      !taken.some((other) => overlaps(other, grown(box, AIR)))
    const crossings = ({ box, leader }: PlacedLabel) =>
      leaders.filter((line) => crosses(line, box)).length +
      (leader ? taken.filter((other) => crosses(leader, other)).length : 0)
    let best: { label: PlacedLabel; cost: number } | null = null
    for (const candidate of candidates(mark, room)) {
      // They come nearest first, so no later one costs less than its distance.
      if (best && candidate.distance >= best.cost) break
      if (!isFree(candidate.label)) continue
      const own = candidate.distance + CROSSING * crossings(candidate.label)
      if (!best || own < best.cost) best = { label: candidate.label, cost: own }
    }
    if (!best) return null
    cost += best.cost + (best.label.leader ? STEP : best.label.lines.length - 1)
    if (best.label.leader) leaders.push(best.label.leader)
    taken.push(best.label.box)
    found.set(index, best.label)
  }
  return { placed: marks.flatMap((_, index) => found.get(index) ?? []), cost }
}

/** Right, left, above and below first. */
const directions = Array.from({ length: DIRECTIONS }, (_, index) => (2 * Math.PI * index) / DIRECTIONS).toSorted(
  (a, b) => Math.abs(Math.sin(2 * a)) - Math.abs(Math.sin(2 * b)) || Math.abs(Math.sin(a)) - Math.abs(Math.sin(b)),
)

/** The places around a point, the nearest first. */
function* candidates(mark: Mark, room: Box): Generator<{ label: PlacedLabel; distance: number }> {
  const { x, y, radius, shapes } = mark
  const furthest = Math.hypot(room.right - room.left, room.bottom - room.top)
  for (let distance = 0; distance <= furthest; distance += STEP) {
    const away = radius + GAP + distance
    for (const { width, height, lines } of shapes) {
      for (const direction of directions) {
        const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
        const anchor = cos > 0.3 ? 'start' : cos < -0.3 ? 'end' : 'middle'
        const left = x + away * cos - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
        const top = y + away * sin - (sin > 0.3 ? 0 : sin < -0.3 ? height : height / 2)
        const box = { left, top, right: left + width, bottom: top + height }
        const leader = distance > NEAR ? leaderTo(mark, box) : null
        yield { label: { box, lines, anchor, leader }, distance }
      }
    }
  }
}

/** From the edge of the point to the nearest place of the box. */
function leaderTo({ x, y, radius }: Mark, box: Box): Leader {
  const x2 = Math.min(Math.max(x, box.left), box.right)
  const y2 = Math.min(Math.max(y, box.top), box.bottom)
  const length = Math.hypot(x2 - x, y2 - y) || 1
  return { x1: x + ((x2 - x) * radius) / length, y1: y + ((y2 - y) * radius) / length, x2, y2 }
}

/** Whether a line passes through a box; one that only touches its edge does not. */
function crosses({ x1, y1, x2, y2 }: Leader, box: Box): boolean {
  const inner = grown(box, -1)
  let [from, to] = [0, 1]
  for (const [start, change, low, high] of [
    [x1, x2 - x1, inner.left, inner.right],
    [y1, y2 - y1, inner.top, inner.bottom],
  ] as const) {
    if (change === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [a, b] = [(low - start) / change, (high - start) / change]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  return from < to
}
