/** What the tests need of Debian: browsers, the font they write Korean with, and an office that opens our sheets. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, say } from './lib.mjs'

/** Debian's packages by a file that each brings. Without the last two the tests run all the same, slower or in squares. */
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const browser = {
  chromium,
  'chromium-headless-shell': process.env.CHROMIUM_SHELL_PATH || '/usr/bin/chromium-headless-shell',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
}
const office = {
  'libreoffice-calc-nogui': process.env.SOFFICE_PATH || '/usr/lib/libreoffice/program/libsclo.so',
}

export const installBrowser = () => installMissing(browser)
/** All that `npm test` needs. */
export const installForTests = () => installMissing({ ...browser, ...office })

/** Debian's own packages: nothing is downloaded from elsewhere. */
function installMissing(packages) {
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
  if (failed.includes('libreoffice-calc-nogui'))
    giveUp('LibreOffice is missing: run "apt-get install libreoffice-calc-nogui" as root, or set SOFFICE_PATH.')
  if (failed.length > 0) say(`Could not be installed: ${failed.join(' and ')}. The tests run without.`)
}
