/**
 * `npm run torture -- --axe`: what takes longer than each `npm test` may. Axe walks over every screen; `npm test` sends it
 * over a fifth of them, another one each day.
 */
import { spawnSync } from 'node:child_process'
import { installBrowser } from './debian.mjs'
import { build, environment, giveUp, install, root, tool } from './lib.mjs'

const walks = ['quality.desktop.e2e.ts']

if (process.argv.slice(2).join(' ') !== '--axe') giveUp('npm run torture -- --axe')
install()
installBrowser()
build()
const { status } = spawnSync(tool('playwright'), ['test', ...walks], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, AXE: 'all' },
})
process.exitCode = status ?? 1
