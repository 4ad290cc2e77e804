/** `npm run dev`: the server starts anew and the browser updates itself whenever a file changes. */
import { spawn } from 'node:child_process'
import { environment, install, node, root, say, tool } from './lib.mjs'

install()

const env = { ...environment, NODE_ENV: 'development' }
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', 'src/apps/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(tool('vite'), [], { cwd: root, stdio: 'inherit', env }),
]
say('Open the address that Vite names below; it passes /api on to the server.')

let ending = false
function end(code) {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.once('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
