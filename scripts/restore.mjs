/** `npm run restore`, see docs/operations.md. */
import { become, install, node } from './lib.mjs'

install()
become(node, ['src/apps/restore.ts', ...process.argv.slice(2)])
