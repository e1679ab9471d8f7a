import { type ProductTraits, productTraits } from '#shared/api/product-profile.ts'

const key = 'pm-pilot.product'

/** A guest's product, kept in this browser alone. Null when there is none. */
export function readGuestProduct(): ProductTraits | null {
  try {
    const stored = productTraits.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
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
