import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePage } from '#platform/web/pages/page.tsx'
import { moveTab } from '#platform/web/tabs/tab-store.ts'
import type { DocumentEditor } from '../editor.ts'
import type { WireRecord } from '../wire.ts'

/** A draft that has just been saved for the first time goes on under the address of its number, in the tab that it has. */
export function useOwnAddress(editor: DocumentEditor, record: WireRecord | null): void {
  const { path, listPath, params } = usePage()
  const navigate = useNavigate()
  const isUnnamed = record !== null && params.no === undefined && editor.isAutosaving
  useEffect(() => {
    if (!isUnnamed) return
    const own = `${listPath}/${editor.no}`
    if (!moveTab(path, own)) return
    editor.hasAddress = true
    navigate(own, { replace: true })
  }, [isUnnamed, listPath, path, editor, navigate])
}
