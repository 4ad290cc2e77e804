import { type RefObject, useEffect, useRef } from 'react'

/** A cell that was the cursor's and now stands in another row. */
const GIVEN_AWAY = '[role=gridcell]:not([data-cursor])'

/**
 * Gives the focus back to the cell of the cursor when its element was taken away or given to another row.
 *
 * @returns to be called after every render of the rows
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>): () => void {
  const hadFocus = useRef(false)
  const wasInEditor = useRef(false)
  useEffect(() => {
    const { current: area } = grid
    const enter = ({ target }: FocusEvent) => {
      hadFocus.current = true
      wasInEditor.current = target instanceof Element && target.matches('[data-editor]')
    }
    // An element that React takes away leaves as well; once it is done, only what a person has left still stands.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected && !target.matches(GIVEN_AWAY)
        if (isLeft && !area?.contains(document.activeElement)) hadFocus.current = false
      })
    area?.addEventListener('focusin', enter)
    area?.addEventListener('focusout', leave)
    return () => {
      area?.removeEventListener('focusin', enter)
      area?.removeEventListener('focusout', leave)
    }
  }, [grid])

  return () => {
    const { activeElement, body } = document
    const isGone = hadFocus.current && activeElement === body
    const isAnotherRow = grid.current?.contains(activeElement) && activeElement?.matches(GIVEN_AWAY)
    if (!isGone && !isAnotherRow) return
    const cell = grid.current?.querySelector<HTMLElement>('[data-cursor]')
    const editor = wasInEditor.current ? cell?.querySelector<HTMLElement>('[data-editor]') : undefined
    const control = editor ?? cell
    control?.focus({ preventScroll: true })
  }
}
