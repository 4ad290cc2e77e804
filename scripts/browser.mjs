/** The browsers of journeys and component tests, and the font they write Korean with. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, say } from './lib.mjs'

/** Debian's packages by a file that each brings. Without the last two the tests run all the same, slower or in squares. */
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const packages = {
  chromium,
  'chromium-headless-shell': process.env.CHROMIUM_SHELL_PATH || '/usr/bin/chromium-headless-shell',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
}

/** Debian's own packages: no browser is downloaded from elsewhere. */
export function installBrowser() {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]))
  if (missing.length === 0) return
  say(`Installing ${missing.join(' and ')} …`)
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '--non-interactive']
  const apt = (...words) => {
    const [command, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...words]
    return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  apt('update')
  // One by one: another Debian may know one of them by another name.
  const failed = missing.filter((name) => !apt('install', '--yes', '--no-install-recommends', name))
  if (failed.includes('chromium'))
    giveUp('Chromium is missing: run "apt-get install chromium fonts-noto-cjk" as root, or set CHROMIUM_PATH.')
  if (failed.length > 0) say(`Could not be installed: ${failed.join(' and ')}. The tests run without.`)
}
