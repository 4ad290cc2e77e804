/** What a page knows about itself, and how it fills the frame around it. */
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'

export interface Page {
  /** Own full path without query. */
  path: string
  /** Path of the menu row whose right the page is under. */
  listPath: string
  /** Of the pattern it was found by: `no`. */
  params: Readonly<Record<string, string>>
  /** S-085 */
  param: string | null
  /** S-087 */
  editable: boolean
  menuTitle: string
}

export interface PageHead {
  title?: string | undefined
  /** Shown beside the title; null while it is not known. */
  count?: number | null | undefined
}

interface PageFrame {
  page: Page
  setHead(head: PageHead): void
}

export const PageContext = createContext<PageFrame | null>(null)
/** Where the title card keeps the buttons of the page; by itself, for the page does not change when it comes. */
export const ActionSlotContext = createContext<HTMLElement | null>(null)

function useFrame(): PageFrame {
  const frame = useContext(PageContext)
  if (!frame) throw new Error('Outside a page')
  return frame
}

export const usePage = (): Page => useFrame().page

/** What the screen of a menu row is called, on it alone; what stands below the row has names of its own. */
export const useScreenName = (): string | undefined => {
  const page = useContext(PageContext)?.page
  return page && page.path === page.listPath ? page.menuTitle : undefined
}

/** Names the page: its title card, its tab, the browser's title. */
export function usePageHead({ title, count }: PageHead): void {
  const { setHead } = useFrame()
  useEffect(() => setHead({ title, count }), [setHead, title, count])
}

/** Buttons at the right of the title: one primary, the rest in a menu. */
export function PageActions({ children }: { children: ReactNode }) {
  const actionSlot = useContext(ActionSlotContext)
  return actionSlot && createPortal(children, actionSlot)
}

/** What is decided on this page: within the thumb on a phone, at the end of the page elsewhere. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className="bottom-bar">{children}</div>
}
