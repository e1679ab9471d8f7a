/** The value, or null when it fails or does not come within `ms`. */
export async function withDeadline<Value>(value: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([value.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
