/** The second key comes within this, in milliseconds. */
const withinMs = 1_200
let pressedAt = -withinMs

/** True for the p of "g p", wherever nothing is typed into. */
export function isGoToProducts({ key, timeStamp, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isSecond = timeStamp - pressedAt < withinMs
  pressedAt = -withinMs
  const isTyped = target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  if (isTyped || ctrlKey || metaKey || altKey) return false
  if (key === 'g') pressedAt = timeStamp
  return isSecond && key === 'p'
}
