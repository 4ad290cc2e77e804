/** From the address of a menu row to its route (S-083…S-086). Pure; the browser and the menu manager work by it. */

export interface MenuAddress {
  /** Full path with one leading slash; null where a parent has no address of its own. */
  path: string | null
  /** Folder path of the page, without query and without leading slash. */
  pageKey: string | null
  /** The values of the query, joined; null without a query. */
  param: string | null
  /** The address as the row gives it, where its query makes it differ from `path`. */
  rawUrl: string | null
}

/** S-085, S-086: every value of the query follows the path after an underscore, in the order of the address. */
export function menuAddressOf(frontEndUrl: string | null): MenuAddress {
  if (!frontEndUrl) return { path: null, pageKey: null, param: null, rawUrl: null }
  const [folder = '', query] = frontEndUrl.split('?', 2)
  const path = `/${folder.split('/').filter(Boolean).join('/')}`
  const pageKey = path.slice(1)
  if (!query) return { path, pageKey, param: null, rawUrl: null }
  const param = query.split('&').map(encodedValue).join('_')
  return { path: `${path}_${param}`, pageKey, param, rawUrl: `${path}?${query}` }
}

/** Of `name=value`, spelt the one way in which addresses are compared. */
function encodedValue(pair: string): string {
  const value = pair.slice(pair.includes('=') ? pair.indexOf('=') + 1 : pair.length).replaceAll('+', ' ')
  try {
    return encodeURIComponent(decodeURIComponent(value))
  } catch {
    // A stray percent sign stands for itself.
    return encodeURIComponent(value)
  }
}

interface AddressedRow {
  menuId: string
  frontEndUrl: string | null
}

/** S-086: the row that has the path already which this one would get; a second one is refused. */
export function rowAtSamePath<Row extends AddressedRow>(rows: readonly Row[], wanted: AddressedRow): Row | undefined {
  const { path } = menuAddressOf(wanted.frontEndUrl)
  if (path === null) return undefined
  return rows.find((row) => row.menuId !== wanted.menuId && menuAddressOf(row.frontEndUrl).path === path)
}

/** S-442: what a vendor may open stands below this folder. */
const VENDOR_FOLDER = '/vendor/'
export const isVendorPath = (path: string): boolean => path.startsWith(VENDOR_FOLDER)
