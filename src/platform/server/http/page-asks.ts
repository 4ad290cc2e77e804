/** What a page will ask first, told with the page itself: the browser then asks while it still reads the scripts. */
import type { AnyDocument } from '#platform/model/document.ts'
import { DEFAULT_LIMIT } from '#platform/model/query.ts'
import type { View } from '#platform/model/views.ts'

/** A page that is no document's and asks one thing before it can show anything. */
export interface OwnPage {
  path: string
  /** What it asks. */
  api: string
  /** Its screens lie in the file of this name. */
  name: string
}

export interface PageAsks {
  /** The rows of a document's list, the record at its number, or what a page of its own asks. The rest it asks itself. */
  asked(url: string): string | undefined
  /** The name of what stands at the path, which is that of the file of its screens: a document, or a page of its own. */
  screensAt(path: string): string | undefined
}

/** @param firstView with which the list of a document opens for whoever has chosen none */
export function pageAsks(
  models: Iterable<Pick<AnyDocument, 'name' | 'route' | 'api'>>,
  ownPages: readonly OwnPage[] = [],
  firstView: (name: string) => View | undefined = () => undefined,
): PageAsks {
  const own = new Map(ownPages.map((page) => [page.path, page]))
  const byPath = new Map<string, Pick<AnyDocument, 'name' | 'api'>>()
  for (const { name, route, api } of models)
    for (const path of [route.staff, route.vendor]) if (path && !byPath.has(path)) byPath.set(path, { name, api })
  const recordAt = (url: string) => url.match(/^(.+)\/(\d{1,15}|new)$/) ?? []
  return {
    asked(url) {
      const page = own.get(url)
      if (page) return page.api
      const list = byPath.get(url)
      if (list) {
        const view = firstView(list.name)
        return `${list.api}s?page=1&limit=${DEFAULT_LIMIT}${view && view !== 'all' ? `&view=${view}` : ''}`
      }
      const [, path = '', no] = recordAt(url)
      const document = no === 'new' ? undefined : byPath.get(path)
      return document && `${document.api}/${no}`
    },
    screensAt: (path) => (own.get(path) ?? byPath.get(recordAt(path)[1] ?? path))?.name,
  }
}

export const metaFor = (asked: string): string => `<meta name="ahead" content="${asked.replaceAll('&', '&amp;')}" />`
