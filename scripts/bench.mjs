/** `npm run bench`: measures the server against its baseline, and the table in the browser; see bench/README.md. */
import { become, build, install, node } from './lib.mjs'

install()
build()
become(node, ['bench/run.ts', ...process.argv.slice(2)])
