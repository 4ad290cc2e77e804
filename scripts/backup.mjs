/** `npm run backup`, see docs/operations.md. */
import { become, install, node } from './lib.mjs'

install()
become(node, ['src/apps/backup.ts', ...process.argv.slice(2)])
