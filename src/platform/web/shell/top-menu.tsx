import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { placeBelow } from '#platform/web/parts/top-layer.ts'
import { type MenuRoute, targetOf } from '#platform/web/session/menu-routes.ts'
import { useCurrentTrail } from './current-trail.ts'
import { useTopRoutes } from './shown-routes.ts'
import './top-menu.css'

/** S-114: a vendor's first-level menus, each with those of the second level below it; what the bar has no room for is under "more". */
export function TopMenu() {
  const t = usePlatformT()
  const { top: routes } = useTopRoutes()
  const current = useCurrentTrail(routes)
  const row = useRef<HTMLUListElement>(null)
  const fitCnt = useFitCount(row, routes.length)
  const isCurrent = ({ menuId }: MenuRoute) => current.has(menuId)
  const rest = routes.slice(fitCnt)
  return (
    <nav className="top-menu" data-testid="top-menu" aria-label={t('상단 메뉴')}>
      <ul ref={row}>
        {routes.map((route, index) => (
          <TopItem key={route.menuId} hasMore={route.children.length > 0} isLeftOut={index >= fitCnt}>
            {{
              head: (isOpen) => <Entry route={route} isCurrent={isCurrent(route)} isOpen={isOpen} />,
              menu: () => <Entries routes={route.children} />,
            }}
          </TopItem>
        ))}
        <TopItem hasMore isLeftOut={rest.length === 0}>
          {{
            head: (isOpen) => <MoreButton isOpen={isOpen} isCurrent={rest.some(isCurrent)} />,
            menu: () =>
              rest.map((route) => (
                <li key={route.menuId}>
                  <Entry route={route} isCurrent={isCurrent(route)} />
                  <ul className="top-menu-part">
                    <Entries routes={route.children} />
                  </ul>
                </li>
              )),
          }}
        </TopItem>
      </ul>
    </nav>
  )
}

/** How many items from the left the row has room for, the last of its children ("more") aside. */
function useFitCount(row: RefObject<HTMLUListElement | null>, count: number): number {
  const [fitCnt, setFitCnt] = useState(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are watched when their number changes.
  useLayoutEffect(() => {
    const list = row.current
    if (!list) return
    const watcher = new ResizeObserver(() => setFitCnt(fitCountOf(list)))
    for (const watched of [list, ...list.children]) watcher.observe(watched)
    return () => watcher.disconnect()
  }, [row, count])
  return fitCnt
}

const GAP_PX = 2
function fitCountOf(list: HTMLUListElement): number {
  const widths = [...list.children].map((item) => item.getBoundingClientRect().width + GAP_PX)
  const more = widths.pop() ?? 0
  const all = widths.reduce((sum, width) => sum + width, -GAP_PX)
  if (all <= list.clientWidth) return widths.length
  let room = list.clientWidth - more
  return widths.findIndex((width) => {
    room -= width
    return room < 0
  })
}

interface ItemProps {
  hasMore: boolean
  /** It stands where the row is cut off, to be measured; nobody sees it or comes to it. */
  isLeftOut: boolean
  children: { head(isOpen: boolean | undefined): ReactNode; menu(): ReactNode }
}
function TopItem({ hasMore, isLeftOut, children: { head, menu } }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen || !list.current || !item.current) return
    list.current.showPopover()
    placeBelow(item.current, list.current, 'left')
  }, [isOpen])
  useEffect(() => {
    if (pathname) setIsOpen(false)
  }, [pathname])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    links[links.indexOf(document.activeElement as HTMLElement) + 1]?.focus()
  }
  return (
    <li
      ref={item}
      data-left-out={isLeftOut}
      onMouseEnter={() => setIsOpen(hasMore)}
      onMouseLeave={() => setIsOpen(false)}
      onFocus={() => setIsOpen(hasMore)}
      onBlur={(event) => setIsOpen(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={onKeyDown}
    >
      {head(hasMore ? isOpen : undefined)}
      {isOpen && (
        <ul ref={list} popover="manual" className="menu-popup">
          {menu()}
        </ul>
      )}
    </li>
  )
}

function Entries({ routes }: { routes: readonly MenuRoute[] }) {
  return routes.map((route) => (
    <li key={route.menuId}>
      <Entry route={route} isCurrent={false} />
    </li>
  ))
}

/** Opens as the menus beside it do: by pointing at it or coming to it. */
function MoreButton({ isOpen, isCurrent }: { isOpen: boolean | undefined; isCurrent: boolean }) {
  const t = usePlatformT()
  return (
    <button type="button" className="top-menu-entry" data-current={isCurrent} aria-expanded={isOpen}>
      {t('더 보기')}
      <ChevronDown size={16} aria-hidden />
    </button>
  )
}

interface EntryProps {
  route: MenuRoute
  isCurrent: boolean
  /** Undefined where there is nothing to open. */
  isOpen?: boolean | undefined
}

/** S-088: leads to the first page below it; where there is none the person has no permission for any (K-33). */
function Entry({ route, isCurrent, isOpen }: EntryProps) {
  const t = usePlatformT()
  const title = route.titles[useLanguage()]
  const target = targetOf(route)
  const shared = { className: 'top-menu-entry', 'data-current': isCurrent, 'aria-expanded': isOpen }
  if (target)
    return (
      <Link to={target} {...shared}>
        {title}
      </Link>
    )
  return (
    <button type="button" {...shared} onClick={() => void alert(t('메뉴 권한이 없습니다.'))}>
      {title}
    </button>
  )
}
