/** Which area of the modules may know which: they stand one above the other, and each is entered by its doors. */
import { dirname, join, normalize } from 'node:path'

export interface Source {
  /** From the folder of the modules: `saf/jsa/jsa.rules.ts`. */
  readonly path: string
  readonly text: string
}

/** What an area shows to those above it: what it answers and may be asked, what both sides know of it, what it asks, parts of screens. */
const DOOR = /\.(api|calls|model|logic|ports)\.ts$|\.parts\.tsx$/
/** Tests and what they begin with bring areas together, whichever stands above. */
const TEST = /\.(test|e2e|fixture)\.tsx?$/
/** Composes its own area; what joins areas stands in the apps. */
const COMPOSITION = /^[^/]+\/[^/]+\.server\.ts$/
const IMPORTS = /(?:^|\n)(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g

const areaOf = (path: string): string => path.split('/')[0] ?? ''

/** Paths of modules that a file imports, from the folder of the modules, and whether types alone. */
function importsOf({ path, text }: Source): { target: string; isType: boolean }[] {
  return [...text.matchAll(IMPORTS)].flatMap(([statement, named, bare, lazy]) => {
    const specifier = named ?? bare ?? lazy ?? ''
    const isType = /^\n?(import|export) type /.test(statement)
    if (specifier.startsWith('#modules/')) return [{ target: specifier.slice('#modules/'.length), isType }]
    if (!specifier.startsWith('.')) return []
    return [{ target: normalize(join(dirname(path), specifier)), isType }]
  })
}

/**
 * @param order areas, the lowest first: one knows those before it, and nothing of those behind
 * @returns what is wrong, in words; nothing where all is well
 */
export function areaFaults(sources: readonly Source[], order: readonly string[]): string[] {
  const floorOf = new Map(order.map((area, index) => [area, index]))
  return sources.flatMap((source) => {
    const { path } = source
    const area = areaOf(path)
    if (!path.includes('/') || TEST.test(path)) return []
    const floor = floorOf.get(area)
    if (floor === undefined) return [`${path}: the area ${area} has no place in the order of areas`]
    return importsOf(source).flatMap(({ target, isType }) => {
      const other = floorOf.get(areaOf(target))
      if (other === undefined || other === floor) return []
      if (other > floor) return [`${path} imports ${target}, which stands above it`]
      if (!DOOR.test(target)) return [`${path} imports ${target}, which is no door of its area`]
      if (COMPOSITION.test(path) && !isType) return [`${path} composes ${target} of another area`]
      return []
    })
  })
}
