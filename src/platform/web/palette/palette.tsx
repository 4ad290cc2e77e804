/** One field to find any menu, record, person or action, and to go there without the mouse. */
import './palette.css'
import { ArrowLeft, CircleUser, Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type Entry, recordIcon, useActionEntries, useDo, useMenuEntries, useRecent } from './entries.ts'
import { matching } from './matching.ts'
import { contactsOf, type FoundPerson } from './people.tsx'
import { type FoundRecord, useFound } from './use-found.ts'

const MOST_MENUS = 6
const MOST_ACTIONS = 4

export function openPalette(): void {
  void openDialog({
    label: platformNow('찾기 또는 실행'),
    width: 'min(640px, 94vw)',
    top: '10vh',
    escCloses: true,
    content: (close) => <Palette close={() => close()} />,
  })
}

interface Choice extends Entry {
  record?: FoundRecord
  person?: FoundPerson
}
interface Group {
  title: string
  entries: readonly Choice[]
}

function Palette({ close }: { close(): void }) {
  const t = usePlatformT()
  const [text, setText] = useState('')
  const [person, setPerson] = useState<FoundPerson | null>(null)
  const [chosenId, setChosenId] = useState('')
  const { groups, isSearching, remember } = useGroups(text, person)
  const perform = useDo()
  const all = groups.flatMap((group) => group.entries)
  const at = Math.max(
    0,
    all.findIndex((entry) => entry.id === chosenId),
  )
  const pick = (choice: Choice) => {
    if (choice.person) {
      setPerson(choice.person)
      setChosenId('')
      return
    }
    close()
    remember(choice)
    perform(choice)
  }
  const askEarly = useEarlyEnter(text, isSearching, all[0], pick)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = stepOf(event.key, at, all.length)
    if (next !== undefined) {
      event.preventDefault()
      setChosenId(all[next]?.id ?? '')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const choice = all[at]
      if (choice) pick(choice)
      else askEarly()
    } else if (event.key === 'Backspace' && person) setPerson(null)
  }
  const type = (next: string) => {
    setText(next)
    setChosenId('')
    setPerson(null)
  }
  return (
    <div className="palette">
      <PaletteField
        text={text}
        person={person}
        chosen={all[at]}
        onKeyDown={onKeyDown}
        onType={type}
        close={close}
        onBack={() => setPerson(null)}
      />
      <Choices
        groups={groups}
        chosen={all[at]}
        isSearching={isSearching}
        pick={pick}
        onPoint={setChosenId}
        isAsking={text.trim() !== ''}
      />
      <p className="palette-hints quiet" aria-hidden>
        <span>{t('↑↓ 이동')}</span> <span>{t('Enter 열기')}</span>
      </p>
    </div>
  )
}

/** Arrows go round; Page keys and the ends of a long list. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (by) return (at + by + count) % count
  return { PageDown: count - 1, PageUp: 0 }[key]
}

/** Enter before the answer has come opens the first of it. */
function useEarlyEnter(text: string, isSearching: boolean, first: Choice | undefined, pick: (choice: Choice) => void) {
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === null || isSearching) return
    const isSame = asked.current === text
    asked.current = null
    if (isSame && first) pick(first)
  })
  return () => {
    if (isSearching) asked.current = text
  }
}

function useGroups(text: string, person: FoundPerson | null) {
  const t = useT()
  const say = usePlatformT()
  const menus = useMenuEntries()
  const actions = useActionEntries()
  const [recent, remember] = useRecent()
  const found = useFound(text)
  if (person) {
    const groups: Group[] = [{ title: person.userNm, entries: contactsOf(person) }]
    return { groups, remember, isSearching: false }
  }
  const namesOf = ({ text: name, names = [] }: Entry) => [name, ...names]
  const all: Group[] =
    text.trim() === ''
      ? [
          { title: say('최근'), entries: recent },
          { title: say('실행'), entries: actions },
        ]
      : [
          { title: say('메뉴'), entries: matching(menus, text, namesOf).slice(0, MOST_MENUS) },
          { title: say('실행'), entries: matching(actions, text, namesOf).slice(0, MOST_ACTIONS) },
          { title: say('문서'), entries: found.records.map((record) => recordEntry(record, t)) },
          { title: say('사람'), entries: found.people.map(personEntry) },
        ]
  return { groups: all.filter(({ entries }) => entries.length > 0), remember, isSearching: found.isSearching }
}

const recordEntry = (record: FoundRecord, t: ReturnType<typeof useT>): Choice => ({
  id: `${record.documentName} ${record.no}`,
  icon: recordIcon,
  text: [record.docNo, record.title || t('(제목 없음)')].filter(Boolean).join(' '),
  detail: record.label,
  to: record.route,
  record,
})
const personEntry = (person: FoundPerson): Choice => ({
  id: `person ${person.userId}`,
  icon: CircleUser,
  text: person.userNm,
  detail: [person.orgNm, person.telNo].filter(Boolean).join(' · '),
  person,
})

const listId = 'palette-list'
const optionId = (entry: Entry | undefined): string | undefined =>
  entry && `palette-${entry.id.replaceAll(/[^\p{L}\p{N}]/gu, '-')}`

interface FieldProps {
  text: string
  person: FoundPerson | null
  chosen: Choice | undefined
  onType(text: string): void
  onKeyDown(event: KeyboardEvent): void
  onBack(): void
  close(): void
}
function PaletteField({ text, person, chosen, onType, onKeyDown, onBack, close }: FieldProps) {
  const t = usePlatformT()
  return (
    <div className="palette-field">
      {person ? (
        <button type="button" className="plain-button" aria-label={t('뒤로')} onClick={onBack}>
          <ArrowLeft size={18} aria-hidden />
        </button>
      ) : (
        <Search size={18} aria-hidden />
      )}
      {person && <span className="palette-person">{person.userNm}</span>}
      <input
        role="combobox"
        aria-label={t('찾기 또는 실행')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={optionId(chosen)}
        placeholder={person ? '' : t('메뉴, 문서 번호, 제목, 사람')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={person ? '' : text}
        data-focus-first
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="plain-button" aria-label={t('닫기')} onClick={close}>
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}

interface ChoicesProps {
  groups: readonly Group[]
  chosen: Choice | undefined
  isSearching: boolean
  isAsking: boolean
  pick(choice: Choice): void
  onPoint(id: string): void
}
function Choices({ groups, chosen, isSearching, isAsking, pick, onPoint }: ChoicesProps) {
  const t = usePlatformT()
  const box = useRef<HTMLDivElement>(null)
  const chosenId = optionId(chosen)
  useEffect(() => {
    const option = chosenId && box.current?.querySelector(`[id="${chosenId}"]`)
    if (option) option.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const said = isSearching ? t('찾는 중') : count === 0 ? t('검색 결과가 없습니다.') : t('{n}건 찾음', { n: count })
  return (
    <>
      <div ref={box} id={listId} className="palette-list" role="listbox" aria-label={t('찾기 또는 실행')}>
        {groups.map((group) => (
          <ChoiceGroup key={group.title} group={group} chosen={chosen} pick={pick} onPoint={onPoint} />
        ))}
      </div>
      {count === 0 && isAsking && <p className="palette-none quiet">{said}</p>}
      {count > 0 && isSearching && <p className="palette-more quiet">{said}</p>}
      <p className="visually-hidden" role="status">
        {isAsking && said}
      </p>
    </>
  )
}

function ChoiceGroup({
  group,
  chosen,
  pick,
  onPoint,
}: Pick<ChoicesProps, 'chosen' | 'pick' | 'onPoint'> & { group: Group }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element stands for
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{group.title}</h3>
      {group.entries.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which hears the keys
        <div
          key={entry.id}
          id={optionId(entry)}
          role="option"
          aria-selected={entry === chosen}
          onClick={() => pick(entry)}
          onMouseMove={() => entry !== chosen && onPoint(entry.id)}
        >
          <entry.icon size={16} aria-hidden />
          <span className="ellipsis">{entry.text}</span>
          {entry.record && <StatusTag tone={entry.record.tone}>{entry.record.statusLabel}</StatusTag>}
          {entry.detail && <span className="quiet palette-detail ellipsis">{entry.detail}</span>}
        </div>
      ))}
    </div>
  )
}
