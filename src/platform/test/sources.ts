/** Which files a file is made of: its own text, and that of everything it imports. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** Types are gone when the program runs. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/**
 * @param entries paths below the root of the repository
 * @param isOutside what is not followed and not named
 * @returns paths below the root, sorted; packages and what is no source file are left out
 */
export function sourcesOf(entries: readonly string[], isOutside: (path: string) => boolean = () => false): string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || isOutside(path)) continue
    found.add(path)
    waiting.push(...importsOf(path))
  }
  return [...found].sort()
}

/** The files that a file imports itself. */
export function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', late = '']) => {
    const file = fileOf(name || late, path)
    return file !== undefined && existsSync(join(ROOT, file)) ? [file] : []
  })
}

function fileOf(name: string, from: string): string | undefined {
  if (!/\.(ts|tsx|json)$/.test(name)) return undefined
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(from), name)) : undefined
}
