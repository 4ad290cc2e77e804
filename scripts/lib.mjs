/** What every script needs before anything is installed: plain JavaScript for Node 20, built-in modules only. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules/.bin')

/** The Node of `package.json`, whatever the machine's own is. */
export const node = join(bin, 'node')
/**
 * What `npm start` runs. Its memory grows by half before what nobody needs any more is taken away: left to itself, Node lets
 * it grow to four times as much while a long list is written, and keeps that.
 */
export const program = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  'dist/server/main.js',
]
/** Where Node keeps what it has compiled of it: the next start reads that. */
export const compiled = join(root, 'dist/compiled')
export const tool = (name) => join(bin, name)
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }

export const say = (text) => process.stdout.write(`${text}\n`)

/** Ends the script with one sentence. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Installs packages when they are missing or are not the ones of the lock file. */
export function install() {
  if (isInstalled()) return
  say('Installing packages (about a minute) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // Development packages always: NODE_ENV=production would leave out what the check and the tests need.
  const result = spawnSync(command, [...args, 'ci', '--include=dev'], { cwd: root, stdio: 'inherit' })
  if (result.status !== 0) giveUp('The packages could not be installed: see the messages of npm above.')
}

/** npm writes what it has installed into a lock file of its own, as its last step. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile) || !existsSync(node)) return false
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages: installed } = JSON.parse(readFileSync(installedFile, 'utf8'))
  const isRight = ([path, { version, optional }]) =>
    path === '' || (installed[path] ? installed[path].version === version : optional === true)
  return Object.entries(wanted).every(isRight) && Object.keys(installed).every((path) => path in wanted)
}

/** What is built, of which files, and by which configuration of the bundler. */
const parts = {
  web: {
    say: 'Building the web app …',
    config: 'vite.config.ts',
    sources: ['src', 'public', 'index.html', 'link.html', 'vite.config.ts', 'words.config.ts', 'package-lock.json'],
    except: /(^|\/)(server|test)\/|\.(test|e2e|rules|api|seed|tables)\.tsx?$/,
  },
  server: {
    say: 'Building the server …',
    config: 'server.config.ts',
    sources: ['src', 'server.config.ts', 'package.json', 'package-lock.json'],
    except: /(^|\/)web\/|\.(test|e2e|fixture)\.tsx?$|\.tsx$/,
  },
}

/** Builds what is missing, or made of files that have changed since. */
export function build(names = Object.keys(parts)) {
  for (const name of names) buildPart(name, parts[name])
}

function buildPart(name, { say: doing, config, sources, except }) {
  const stampFile = join(root, `dist/${name}.stamp`)
  const stamp = hashOf(sources, except)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say(doing)
  const result = spawnSync(tool('vite'), ['build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, NODE_ENV: 'production' },
  })
  if (result.status !== 0) giveUp(`The ${name} could not be built: see the messages above.`)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

function hashOf(paths, except) {
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => existsSync(join(root, one)))) {
    for (const file of filesIn(path)) {
      if (!except.test(file)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
    }
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort()
}

/**
 * Runs the program in the place of this script: its output, its exit code, and the signals it is sent. The channel
 * tells it when this script is killed and can pass on nothing.
 */
export function become(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, NODE_COMPILE_CACHE: compiled, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => giveUp(error.message))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code))
  return child
}
