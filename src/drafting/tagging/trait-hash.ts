/** The 32-bit name of something that can be seen in a text (FNV-1a). 0 stands for an empty place in the table. */
export function traitHash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0 || 1
}
