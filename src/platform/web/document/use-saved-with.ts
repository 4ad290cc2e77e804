import { useEffect, useEffectEvent } from 'react'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { useDocument } from './context.ts'

/**
 * A form of a module's own on the page of a document: what is typed there is unsaved like any field, and is saved before an
 * action is taken. Nothing is handed in that was not stored.
 *
 * @param save whether it is stored; it says itself why not
 */
export function useSavedWith(isDirty: boolean, save: () => Promise<boolean>): void {
  const { editor } = useDocument()
  const saveNow = useEffectEvent(save)
  useUnsaved(isDirty)
  useEffect(() => (isDirty ? editor.saveWith(saveNow) : undefined), [editor, isDirty])
}
