/** `node scripts/screens.mjs`: pictures of the main screens, wide, middle and on a phone, light and dark, into docs/screens. */
import { become, build, install, node } from './lib.mjs'

install()
build()
become(node, ['src/platform/test/screens.ts', ...process.argv.slice(2)])
