import { useCallback, useEffect, useState } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { focusFirstProblem } from '#platform/web/form/validation.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { useShortcut } from '#platform/web/shortcuts/shortcuts.ts'
import type { Mode } from '../context.ts'
import type { DocumentEditor } from '../editor.ts'
import type { WireRecord } from '../wire.ts'

/** Which sections are open, saving by key, and asking before anything typed is lost. */
export function useEditing(editor: DocumentEditor, mode: Mode, record: WireRecord | null) {
  const [editing, setOpen] = useState<ReadonlySet<string>>(() => new Set())
  const setEditing = useCallback((sectionId: string, isEditing: boolean) => {
    setOpen((before) => {
      const next = new Set(before)
      if (isEditing) next.add(sectionId)
      else next.delete(sectionId)
      return next
    })
  }, [])
  const isTyping = Object.keys(editor.store.get().edits).length > 0
  // Again when what was typed has been taken back: what others have saved meanwhile is shown then.
  useEffect(() => {
    if (record && !isTyping) editor.load(record)
  }, [editor, record, isTyping])
  // Only what starts as a draft is saved unasked; any other document changes when somebody says so.
  const startsAsDraft = editor.model.lifecycle.states[editor.model.lifecycle.start]?.tone === 'draft'
  editor.isAutosaving = mode === 'draft' && startsAsDraft
  useUnsaved(isTyping)
  useSaveKey(editor, () => setOpen(new Set()))
  return { editing, setEditing }
}

/** Ctrl+S saves whatever is open; the browser's own page saving is nobody's wish here. */
function useSaveKey(editor: DocumentEditor, onSaved: () => void): void {
  const t = usePlatformT()
  const save = async () => {
    if (Object.keys(editor.store.get().edits).length === 0) return
    if (!(await editor.save())) return focusFirstProblem(document.querySelector('.doc-page'))
    toast(t('저장되었습니다.'))
    onSaved()
  }
  useShortcut('mod+s', '저장', () => void save())
}
