export function peerSettings(
  env: Readonly<Record<string, string | undefined>>,
  ports: { model: string; pages: string },
): Record<string, string>
