/** Most characters of each part of a product profile. */
export const longestProductText = { name: 200, description: 5_000, audience: 2_000, market: 300 } as const
