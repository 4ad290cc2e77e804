import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { placeBelow } from '#platform/web/parts/top-layer.ts'
import { type MenuRoute, targetOf } from '#platform/web/session/menu-routes.ts'
import { useSite } from '#platform/web/session/site.ts'
import { useCurrentTrail } from './current-trail.ts'
import { useShownRoutes } from './shown-routes.ts'
import './top-menu.css'

/** S-114: a vendor's first-level menus, each with those of the second level below it. */
export function TopMenu() {
  const t = usePlatformT()
  const excluded = useSite()?.topMenuExcluded ?? []
  const routes = useShownRoutes()
  const current = useCurrentTrail(routes)
  return (
    <nav className="top-menu" data-testid="top-menu" aria-label={t('상단 메뉴')}>
      <ul>
        {routes
          .filter((route) => !excluded.includes(route.titles.kr))
          .map((route) => (
            <TopItem key={route.menuId} route={route} isCurrent={current.has(route.menuId)} />
          ))}
      </ul>
    </nav>
  )
}

function TopItem({ route, isCurrent }: { route: MenuRoute; isCurrent: boolean }) {
  const item = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const hasChildren = route.children.length > 0
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
      onMouseEnter={() => setIsOpen(hasChildren)}
      onMouseLeave={() => setIsOpen(false)}
      onFocus={() => setIsOpen(hasChildren)}
      onBlur={(event) => setIsOpen(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={onKeyDown}
    >
      <Entry route={route} isCurrent={isCurrent} isOpen={hasChildren ? isOpen : undefined} />
      {isOpen && (
        <ul ref={list} popover="manual" className="menu-popup">
          {route.children.map((child) => (
            <li key={child.menuId}>
              <Entry route={child} isCurrent={false} />
            </li>
          ))}
        </ul>
      )}
    </li>
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
