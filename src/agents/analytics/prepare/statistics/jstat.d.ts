/** The part of the statistics library that we use; the package brings no types. */
declare module 'jstat' {
  interface Distribution {
    cdf(value: number, ...parameters: number[]): number
    inv(part: number, ...parameters: number[]): number
  }
  interface Library {
    normal: Distribution
    studentt: Distribution
    ibeta(x: number, a: number, b: number): number
    lowRegGamma(a: number, x: number): number
  }
  const library: { jStat: Library }
  export default library
}
