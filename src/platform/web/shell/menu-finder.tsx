import { Input } from 'antd'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { initialsOf, isInitials, searchText } from '#platform/model/hangul.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { flatten, type MenuRoute } from '#platform/web/session/menu-routes.ts'
import { useSession } from '#platform/web/session/session.ts'

const MAX_SHOWN = 12

/** Finds a menu by its name or its initial consonants: Ctrl K from anywhere. */
export function MenuFinderButton() {
  const t = useT()
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) void findMenu(navigate)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate])
  return (
    <button type="button" className="finder-button" aria-label={t('메뉴 찾기')} onClick={() => void findMenu(navigate)}>
      <Search size={16} aria-hidden />
      <span>{t('메뉴 찾기')}</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}

async function findMenu(navigate: (to: string) => void): Promise<void> {
  const to = await openDialog<string>({
    label: translateNow('메뉴 찾기'),
    width: '520px',
    top: '12vh',
    escCloses: true,
    content: (close) => <MenuFinder onPick={close} />,
  })
  if (to) navigate(to)
}

function MenuFinder({ onPick }: { onPick: (path: string) => void }) {
  const t = useT()
  const language = useLanguage()
  const routes = useSession()?.routes ?? []
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = matching(routes, text, (route) => route.titles[language]).slice(0, MAX_SHOWN)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setChosen((chosen + step + found.length) % Math.max(found.length, 1))
    }
    const path = found[chosen]?.path
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && path) onPick(path)
  }
  return (
    <>
      <Input
        value={text}
        placeholder={t('메뉴 이름이나 초성')}
        aria-label={t('메뉴 이름이나 초성')}
        data-focus-first
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul className="finder-list">
        {found.map((route, index) => (
          <li key={route.menuId}>
            <button
              type="button"
              className="plain-button"
              data-chosen={index === chosen}
              onClick={() => onPick(route.path ?? '/')}
            >
              <span>{route.titles[language]}</span>
              <span className="quiet">
                {route.trail
                  .slice(0, -1)
                  .map((step) => step.titles[language])
                  .join(' / ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="quiet finder-none">{t('검색 결과가 없습니다.')}</p>}
    </>
  )
}

function matching(routes: readonly MenuRoute[], text: string, titleOf: (route: MenuRoute) => string): MenuRoute[] {
  const wanted = searchText(text).replaceAll(' ', '')
  const leaves = flatten(routes).filter((route) => route.pageKey !== null)
  return leaves.filter((route) => {
    const title = searchText(titleOf(route)).replaceAll(' ', '')
    return title.includes(wanted) || (isInitials(wanted) && initialsOf(title).includes(wanted))
  })
}
