/** The milliseconds of processor time that some work takes: unlike a clock, it doesn't depend on what else is running. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
