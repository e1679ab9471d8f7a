// `npm run pin-images`: writes the digest that the registry holds now behind each image of Containerfile and compose.yaml.
import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/images/pin-images.ts'])
