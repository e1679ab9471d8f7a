/** Numbers from 0 to below 1, the same each time for a seed (Park and Miller). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
