import { useEffect, useState } from 'react'
import { fieldIn, showField } from '#platform/web/form/validation.ts'
import type { WayTo } from '#platform/web/parts/reasons.tsx'

export const pageOf = (): HTMLElement | null => document.querySelector('.doc-page')

/** Ways to the fields of this page; what is not on it has none. */
export function useWayTo(): WayTo {
  // Before the first drawing is done there are no fields to lead to.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return (name) => {
    if (!isDrawn || !fieldIn(pageOf(), name)) return undefined
    return () => {
      const field = fieldIn(pageOf(), name)
      if (field) showField(field)
    }
  }
}
