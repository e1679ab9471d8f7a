/** A formula's size, whichever way it goes. */
export const sizeOf = (formula: string) => `max(${formula}, -(${formula}))`
