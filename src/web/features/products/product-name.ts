const longest = 80

/** What a product is called: its name, else how its description begins. Part of what every page loads ahead, so it brings nothing along. */
export function productName({ name, description }: { name: string; description: string }): string {
  if (name) return name
  const [line = ''] = description.trim().split('\n')
  const cut = line.length > longest ? `${line.slice(0, longest).replace(/\s*\S*$/, '')}…` : line
  return cut || 'Untitled product'
}

export const productPath = (id: string) => `/features/products/${id}`
