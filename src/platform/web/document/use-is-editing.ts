import { useContext, useLayoutEffect } from 'react'
import { SectionContext, useDocument } from './context.ts'

/**
 * Whether a field that reads one way and is written another is being written.
 * What is not written is no field of the page: the section is told that it is there all the same.
 */
export function useIsEditing(name: string): boolean {
  const section = useContext(SectionContext)
  const { can, mode } = useDocument()
  const isEditing = (section?.isEditing ?? mode === 'draft') && can.edit.includes(name)
  const register = section?.register
  useLayoutEffect(() => (isEditing ? undefined : register?.(name)), [register, isEditing, name])
  return isEditing
}
