/** What a page will ask first, told with the page itself: the browser then asks while it still reads the scripts. */
import type { AnyDocument } from '#platform/model/document.ts'
import { DEFAULT_LIMIT } from '#platform/model/query.ts'

export interface PageAsks {
  /** The rows of a document's list, or the record at its number. What a page asks otherwise it asks itself. */
  asked(url: string): string | undefined
  /** The name of the document whose list or record stands at the path. */
  documentAt(path: string): string | undefined
}

export function pageAsks(models: Iterable<Pick<AnyDocument, 'name' | 'route' | 'api'>>): PageAsks {
  const byPath = new Map<string, Pick<AnyDocument, 'name' | 'api'>>()
  for (const { name, route, api } of models)
    for (const path of [route.staff, route.vendor]) if (path && !byPath.has(path)) byPath.set(path, { name, api })
  const recordAt = (url: string) => url.match(/^(.+)\/(\d{1,15}|new)$/) ?? []
  return {
    asked(url) {
      const list = byPath.get(url)
      if (list) return `${list.api}s?page=1&limit=${DEFAULT_LIMIT}`
      const [, path = '', no] = recordAt(url)
      const document = no === 'new' ? undefined : byPath.get(path)
      return document && `${document.api}/${no}`
    },
    documentAt: (path) => byPath.get(recordAt(path)[1] ?? path)?.name,
  }
}

export const metaFor = (asked: string): string => `<meta name="ahead" content="${asked.replaceAll('&', '&amp;')}" />`
