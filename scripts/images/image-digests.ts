/** An image as the files for containers name it: `docker.io/library/node:24-trixie-slim`, with or without `@sha256:...`. */
const image = /\bdocker\.io\/([\w./-]+):([\w.-]+)(?:@(sha256:[0-9a-f]{64}))?/g

export interface NamedImage {
  repository: string
  tag: string
  /** Null where it is named by its tag alone. */
  digest: string | null
}

/** The images of a file, each once. */
export function imagesIn(text: string): NamedImage[] {
  const found = [...text.matchAll(image)].map(([, repository = '', tag = '', digest]) => ({
    repository,
    tag,
    digest: digest ?? null,
  }))
  return [...new Map(found.map((each) => [`${each.repository}:${each.tag}`, each])).values()]
}

/** The same file with these digests behind the tags; what has none here stays as it is. */
export function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replace(image, (whole, repository: string, tag: string) => {
    const digest = digests.get(`${repository}:${tag}`)
    return digest ? `docker.io/${repository}:${tag}@${digest}` : whole
  })
}

/** What a manifest may be: of many platforms first, so that a digest holds on each of them. */
const manifests = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
]

/** The registry of docker.io and where it hands out tokens for reading. */
export interface Registry {
  tokens: string
  images: string
}
export const dockerHub: Registry = { tokens: 'https://auth.docker.io/token', images: 'https://registry-1.docker.io' }

/** The digest behind a tag now. Throws where the registry cannot be reached or does not know the image. */
export async function digestOf({ repository, tag }: NamedImage, registry: Registry = dockerHub): Promise<string> {
  const scope = new URLSearchParams({ service: 'registry.docker.io', scope: `repository:${repository}:pull` })
  const granted = await fetch(`${registry.tokens}?${scope}`, { signal: AbortSignal.timeout(20_000) })
  const { token } = granted.ok ? ((await granted.json()) as { token?: string }) : {}
  if (!token) throw new Error(`${repository}:${tag}: no token to read it (${granted.status})`)
  const answer = await fetch(`${registry.images}/v2/${repository}/manifests/${tag}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, accept: manifests.join(', ') },
    signal: AbortSignal.timeout(20_000),
  })
  const digest = answer.headers.get('docker-content-digest') ?? ''
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest))
    throw new Error(`${repository}:${tag}: the registry answers ${answer.status} and no digest`)
  return digest
}
