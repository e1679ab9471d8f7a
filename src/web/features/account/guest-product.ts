import type { ProductTraits } from '#shared/api/product-profile.ts'

const key = 'pm-pilot.product'

/** A guest's product, kept in this browser alone. Null when there is none. */
export async function readGuestProduct(): Promise<ProductTraits | null> {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const { productTraits } = await import('#shared/api/product-profile.ts')
    const stored = productTraits.safeParse(JSON.parse(text))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function writeGuestProduct(product: ProductTraits | null): void {
  try {
    if (product) localStorage.setItem(key, JSON.stringify(product))
    else localStorage.removeItem(key)
  } catch {
    // A browser without storage remembers nothing.
  }
}
