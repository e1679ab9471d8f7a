/** Milliseconds of CPU that this thread spends on `work`: what others do on the machine meanwhile does not count. */
export function cpuMsOf(work: () => unknown): number {
  const started = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1_000
}

/**
 * How often as much CPU an eightfold input takes: about 8 where the work grows with its input, 64 where it grows with the square. The shortest of
 * five turns counts for each, so that neither compiling nor the machine's other work does.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const shortest = (of: number) => Math.min(...Array.from({ length: 5 }, () => cpuMsOf(() => work(of))))
  const small = shortest(size)
  return shortest(size * 8) / Math.max(small, 0.05)
}
