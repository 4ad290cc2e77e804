import { Popover, Tooltip } from 'antd'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type MenuRoute, targetOf } from '#platform/web/session/menu-routes.ts'
import { useCurrentTrail } from './current-trail.ts'
import { MenuIcon } from './menu-icon.tsx'
import { useIsOnTop, useSideRoutes } from './shown-routes.ts'
import './sidebar.css'

/** S-100: the permitted menus, nested; as icons with flyouts when there is no room. */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const t = usePlatformT()
  const routes = useSideRoutes()
  const isOnTop = useIsOnTop()
  const current = useCurrentTrail(routes)
  return (
    <nav className="menu" aria-label={t('메뉴')}>
      <ul>
        {routes.map((route) =>
          isCollapsed ? (
            <CollapsedItem key={route.menuId} route={route} current={current} />
          ) : (
            <MenuItem key={route.menuId} route={route} current={current} isOnly={routes.length === 1 || isOnTop} />
          ),
        )}
      </ul>
    </nav>
  )
}

interface ItemProps {
  route: MenuRoute
  current: ReadonlySet<string>
}

/** Open where the current page is, and where there is nothing else to choose. */
function MenuItem({ route, current, isOnly }: ItemProps & { isOnly: boolean }) {
  const isCurrent = current.has(route.menuId)
  const [isOpen, setIsOpen] = useState(isCurrent || isOnly)
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent) setIsOpen(true)
  }
  if (route.children.length === 0) return <LeafItem route={route} isCurrent={isCurrent} />
  return (
    <li>
      <button
        type="button"
        className="menu-entry"
        data-level={route.trail.length}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EntryLabel route={route} />
        <ChevronRight size={14} className="menu-arrow" aria-hidden />
      </button>
      {isOpen && (
        <ul>
          {route.children.map((child) => (
            <MenuItem key={child.menuId} route={child} current={current} isOnly={route.children.length === 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

function LeafItem({ route, isCurrent }: { route: MenuRoute; isCurrent: boolean }) {
  return (
    <li>
      <Link
        to={route.path ?? '/'}
        className="menu-entry"
        data-level={route.trail.length}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <EntryLabel route={route} />
      </Link>
    </li>
  )
}

function EntryLabel({ route }: { route: MenuRoute }) {
  const title = route.titles[useLanguage()]
  return (
    <>
      {route.trail.length === 1 && <MenuIcon name={route.icon} />}
      <span className="ellipsis">{title}</span>
    </>
  )
}

/** One icon; its menus fly out beside it, or its name when it has none. */
function CollapsedItem({ route, current }: ItemProps) {
  const title = route.titles[useLanguage()]
  const isCurrent = current.has(route.menuId)
  const [isOpen, setIsOpen] = useState(false)
  if (route.children.length === 0) {
    return (
      <li>
        <Tooltip title={title} placement="right">
          <Link
            to={targetOf(route) ?? '/'}
            className="menu-entry"
            aria-label={title}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <MenuIcon name={route.icon} />
          </Link>
        </Tooltip>
      </li>
    )
  }
  const flyout = (
    // biome-ignore lint/a11y/noStaticElementInteractions: choosing inside closes the flyout
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter too
    <div className="menu menu-flyout" onClick={(event) => setIsOpen(!(event.target as Element).closest('a'))}>
      <strong>{title}</strong>
      <ul>
        {route.children.map((child) => (
          <MenuItem key={child.menuId} route={child} current={current} isOnly={route.children.length === 1} />
        ))}
      </ul>
    </div>
  )
  return (
    <li>
      <Popover
        content={flyout}
        placement="rightTop"
        trigger={['hover', 'click']}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <button type="button" className="menu-entry" aria-label={title} aria-expanded={isOpen} data-current={isCurrent}>
          <MenuIcon name={route.icon} />
        </button>
      </Popover>
    </li>
  )
}
