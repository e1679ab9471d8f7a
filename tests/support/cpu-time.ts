/** Milliseconds of CPU that this thread spends on `work`: what others do on the machine meanwhile does not count. */
export function cpuMsOf(work: () => unknown): number {
  const started = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1_000
}
