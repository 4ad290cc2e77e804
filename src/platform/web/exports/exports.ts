/** Files that the server makes in the background (S-224): asked for here, seen in the person's own list of them. */
import { api, type Query } from '#platform/web/api/client.ts'

/** The list of one's own files, in a dialog. Loaded when it is first opened. */
export async function openExports(): Promise<void> {
  const { openExportsDialog } = await import('./exports-dialog.tsx')
  await openExportsDialog()
}

/** Whether the link of a notice leads to that list. */
export const isExportLink = (url: string): boolean => url.startsWith('/exports/')

/**
 * Asks for a file and shows how far it is. Asked for again before it is there, it is the same file.
 *
 * @param source the `name` of the document, or of another list that the server can write
 * @param query what the address of the list would say, with `columns` in their order
 */
export async function startExport(source: string, query: Query = {}): Promise<void> {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const asked = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  await api.post('/api/exports', { source, query: asked }, { quiet: true })
  void openExports()
}
