/** Which files a page will read, told with the first answer: they travel while those before them are being read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'

/** The parts of the app behind the sign-in, in the order of need: the frame, and what lists and records are made of. */
const FRAME = ['frame']
const PAGES = [...FRAME, 'listing']
const RECORDS = ['conditions', 'records']
const RECORD = /\/(\d{1,15}|new)$/
const startPages = new Set(['/', '/index'])

/** As the bundler writes it: by the path of the source. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * @param page the app's own page
 * @param screensAt the name of the screens that stand at a path; they are in the file of that name
 * @returns the value of the `Link` header for whoever is most likely signed in; undefined for who has to sign in first
 */
export function filesAhead(
  folder: string,
  page: string,
  screensAt: (path: string) => string | undefined,
): (request: Pick<FastifyRequest, 'url'> & { cookies?: FastifyRequest['cookies'] }) => string | undefined {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets).sort() : []
  const filesOf = (part: string) => names.filter((name) => new RegExp(`^${part}-[\\w-]{8}\\.(js|css)$`).test(name))
  // The browser fetches in the order in which it is told: what the page itself needs comes before what follows it.
  const first = [...page.matchAll(/(?:src|href)="\/assets\/([\w-]+\.(?:js|css))"/g)].map(([, name = '']) => name)
  const frame = [...first, ...FRAME.flatMap(filesOf)]
  const pages = [...first, ...PAGES.flatMap(filesOf)]
  const records = [...pages, ...RECORDS.flatMap(filesOf)]
  const screens = screensIn(folder)
  return ({ cookies, url }) => {
    const path = url.split('?')[0] ?? ''
    if (!cookies?.jwtToken || path === '/login') return undefined
    if (startPages.has(path)) return linkTo(frame)
    const name = screensAt(path) ?? ''
    if (!RECORD.test(path)) return linkTo(new Set([...pages, ...(screens.get(name) ?? [])]))
    // Where a list has a file of its own, so have its records.
    return linkTo(new Set([...records, ...(screens.get(`${name}-record`) ?? screens.get(name) ?? [])]))
  }
}

const linkTo = (names: Iterable<string>): string =>
  Array.from(
    names,
    (name) => `</assets/${name}>; rel=${name.endsWith('.js') ? 'modulepreload' : 'preload; as=style; crossorigin'}`,
  ).join(', ')

/** The files of screens and of what they import, by their name. */
function screensIn(folder: string): Map<string, string[]> {
  const manifest = join(folder, '.vite/manifest.json')
  const chunks: Record<string, Chunk> = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const gather = (key: string, seen: Set<string>): Set<string> => {
    const { file = '', css = [], imports = [] } = chunks[key] ?? {}
    if (file === '' || seen.has(file)) return seen
    for (const one of [file, ...css]) seen.add(one)
    for (const one of imports) gather(one, seen)
    return seen
  }
  return new Map(
    Object.keys(chunks).flatMap((key) => {
      const name = key.match(/\/([\w-]+)\.screens\.tsx$/)?.[1]
      return name ? [[name, [...gather(key, new Set())].map((file) => file.replace(/^assets\//, ''))]] : []
    }),
  )
}
