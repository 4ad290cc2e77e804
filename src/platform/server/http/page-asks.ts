/** What a page will ask first, told with the page itself: the browser then asks while it still reads the scripts. */
import type { AnyDocument } from '#platform/model/document.ts'
import { DEFAULT_LIMIT } from '#platform/model/query.ts'

/** The rows of a document's list, or the record at its number. What a page asks otherwise it asks itself. */
export function pageAsks(models: Iterable<Pick<AnyDocument, 'route' | 'api'>>): (url: string) => string | undefined {
  const apis = new Map<string, string>()
  for (const { route, api } of models)
    for (const path of [route.staff, route.vendor]) if (path && !apis.has(path)) apis.set(path, api)
  return (url) => {
    const list = apis.get(url)
    if (list) return `${list}s?page=1&limit=${DEFAULT_LIMIT}`
    const [, path = '', no] = url.match(/^(.+)\/(\d{1,15})$/) ?? []
    const api = apis.get(path)
    return api && `${api}/${no}`
  }
}

export const metaFor = (asked: string): string => `<meta name="ahead" content="${asked.replaceAll('&', '&amp;')}" />`
