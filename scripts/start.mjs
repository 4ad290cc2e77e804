/** `npm start`: installs and builds what is missing or stale, then runs the program. */
import { become, build, install, node } from './lib.mjs'

install()
build()
become(node, ['src/apps/main.ts', ...process.argv.slice(2)])
