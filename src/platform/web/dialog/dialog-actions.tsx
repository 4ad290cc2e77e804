import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the footer of the dialog around; null until it is drawn. */
export const DialogFooter = createContext<HTMLElement | null>(null)

/** Buttons whose content knows what they do: they stand in the footer of its dialog, beside 닫기. */
export function DialogActions({ children }: { children: ReactNode }) {
  const slot = use(DialogFooter)
  return slot && createPortal(children, slot)
}
