import { Input, type InputRef } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useShortcut } from '#platform/web/shortcuts/shortcuts.ts'

interface SearchFieldProps {
  /** What the list shows now. */
  asked: string
  /** Names of what is looked through. */
  places: readonly string[]
  /** @param options.replace the text before was on its way to this one: Back passes over it */
  onSearch(q: string, options: { replace: boolean }): void
}

const TYPING_WAIT_MS = 400
/** Searches once the typing stops; Enter does not wait. */
export function SearchField({ asked, places, onSearch }: SearchFieldProps) {
  const t = usePlatformT()
  const input = useRef<InputRef>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useShortcut('/', '검색', () => input.current?.focus({ cursor: 'all' }))
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // Back, a chip or 초기화 has changed the address: the field follows it.
  if (seen !== asked) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  const search = () => {
    if (typed.trim() !== asked) onSearch(typed.trim(), { replace: asked !== '' })
  }
  useEffect(() => {
    // Who opens a row before his word was asked for is on his way there: it is asked for when he is back.
    const { pathname } = window.location
    waiting.current = setTimeout(() => pathname === window.location.pathname && search(), TYPING_WAIT_MS)
    return () => clearTimeout(waiting.current)
  })
  const searchNow = () => {
    clearTimeout(waiting.current)
    search()
  }
  return (
    <Input
      ref={input}
      className="doc-search"
      type="search"
      aria-label={t('검색')}
      placeholder={places.join('·')}
      prefix={<Search size={16} aria-hidden />}
      value={typed}
      allowClear
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={searchNow}
    />
  )
}
