/** `npm start`: installs and builds what is missing or stale, then runs the program. */
import { become, build, install, node, program } from './lib.mjs'

install()
build()
become(node, [...program, ...process.argv.slice(2)])
