/** The works beside the map, the urgent ones first; it stays in step with the map, and the arrow keys go through it. */
import { Clock3, TriangleAlert, Users } from 'lucide-react'
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import type { CrewColours } from '../permit/permit.calls.ts'
import { permit } from '../permit/permit.model.ts'
import { whyText } from '../simops/simops-why.logic.ts'
import type { BoardConflict, BoardWork } from './board.calls.ts'
import { checkInMinutes, gasMinutes, isOpen } from './board.logic.ts'
import { useCrewColours } from './use-crew-colours.ts'
import { CheckInPill, CrewFit, GasPill } from './work-facts.tsx'
import { KindIcon, leadKind, stateOf } from './work-look.tsx'

interface ListProps {
  works: readonly BoardWork[]
  conflicts: readonly BoardConflict[]
  now: number
  selected: number | null
  onSelect(permitNo: number | null): void
}

/** More than fit beside the map; the rest is drawn when that is seen. */
const FIRST = 20

export function BoardList({ works, conflicts, now, selected, onSelect }: ListProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const drawn = useDeferredValue(works, works.slice(0, FIRST))
  const conflictsOf = useMemo(() => byWork(conflicts), [conflicts])
  const coloursOf = useCrewColours(works)
  useEffect(() => {
    if (selected !== null) list.current?.querySelector(`[data-no="${selected}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const place = works.findIndex(({ permitNo }) => permitNo === selected)
    const next = works[Math.min(works.length - 1, Math.max(0, place + step))]
    if (!next) return
    onSelect(next.permitNo)
    list.current?.querySelector<HTMLElement>(`[data-no="${next.permitNo}"] button`)?.focus()
  }
  return (
    <ul className="board-list" ref={list} aria-label={t('작업')} onKeyDown={press}>
      {drawn.map((work) => (
        <WorkRow
          key={work.permitNo}
          work={work}
          works={works}
          onSelect={onSelect}
          minutes={gasMinutes(work, now)}
          checkIn={checkInMinutes(work, now)}
          colours={coloursOf.get(work.permitNo)}
          isSelected={work.permitNo === selected}
          conflicts={conflictsOf.get(work.permitNo) ?? none}
        />
      ))}
    </ul>
  )
}

const none: readonly BoardConflict[] = []
function byWork(conflicts: readonly BoardConflict[]): Map<number, BoardConflict[]> {
  const found = new Map<number, BoardConflict[]>()
  for (const conflict of conflicts)
    for (const no of [conflict.permitNo, conflict.otherPermitNo]) found.set(no, [...(found.get(no) ?? []), conflict])
  return found
}

interface RowProps {
  work: BoardWork
  works: readonly BoardWork[]
  conflicts: readonly BoardConflict[]
  minutes: number | undefined
  checkIn: number | undefined
  colours: CrewColours | undefined
  isSelected: boolean
  onSelect(permitNo: number | null): void
}
const WorkRow = memo(function WorkRow({ work, works, conflicts, isSelected, onSelect, ...facts }: RowProps) {
  const { minutes, checkIn, colours } = facts
  const t = useT()
  const { label, tone } = stateOf(work.statusCd)
  return (
    <li
      data-no={work.permitNo}
      data-selected={isSelected || undefined}
      data-conflict={conflicts.some(isOpen) || undefined}
    >
      <button
        type="button"
        className="plain-button board-row"
        aria-pressed={isSelected}
        onClick={() => onSelect(isSelected ? null : work.permitNo)}
      >
        <span className="board-row-icon" data-tone={tone}>
          <KindIcon kindCd={leadKind(work.kindCds)} size={16} />
        </span>
        <span className="board-row-main">
          <strong className="ellipsis">{work.wkodTitle}</strong>
          <span className="quiet ellipsis">
            {[work.vendorNm ?? work.areaDeptNm, work.placeDesc].filter(Boolean).join(' · ')}
          </span>
          <span className="board-row-facts">
            <StatusTag tone={tone}>{t(label)}</StatusTag>
            <span className="board-fact">
              <Clock3 size={12} aria-hidden />
              {formatTime(work.workFromDt)}–{formatTime(work.workToDt)}
            </span>
            {work.crewCnt > 0 && (
              <span className="board-fact">
                <Users size={12} aria-hidden />
                {t('{n}명', { n: work.crewCnt })}
              </span>
            )}
            {colours && <CrewFit colours={colours} />}
            {minutes !== undefined && <GasPill minutes={minutes} />}
            {checkIn !== undefined && <CheckInPill minutes={checkIn} />}
          </span>
        </span>
      </button>
      {conflicts.map((conflict) => (
        <ConflictLine key={conflict.hitNo} conflict={conflict} works={works} work={work} onSelect={onSelect} />
      ))}
      {isSelected && <WorkMore work={work} />}
    </li>
  )
})

const words: Readonly<Record<string, string>> = { BLOCK: '금지', COORD: '조정 필요', INFO: '알림' }
const settled: Readonly<Record<string, string>> = { COORDINATED: '조정합의', RELEASED: '조건부 해제' }

function ConflictLine({
  conflict,
  works,
  work,
  onSelect,
}: Pick<RowProps, 'works' | 'work' | 'onSelect'> & { conflict: BoardConflict }) {
  const t = useT()
  const otherNo = conflict.permitNo === work.permitNo ? conflict.otherPermitNo : conflict.permitNo
  const other = works.find(({ permitNo }) => permitNo === otherNo)
  const word = settled[conflict.hitStatusCd] ?? words[conflict.levelCd] ?? conflict.levelCd
  return (
    <button
      type="button"
      className="plain-button board-conflict"
      data-level={isOpen(conflict) ? conflict.levelCd : 'SETTLED'}
      onClick={() => onSelect(otherNo)}
    >
      <TriangleAlert size={14} aria-hidden />
      <b>{t(word)}</b>
      <span className="ellipsis">
        {whyText(conflict, t)} · {other?.wkodTitle ?? ''}
      </span>
    </button>
  )
}

function WorkMore({ work }: { work: BoardWork }) {
  const t = useT()
  const facts: [string, string | null][] = [
    [t('유형'), work.kindCds.map((kind) => t(permitTypes[kind as keyof typeof permitTypes] ?? kind)).join(', ')],
    [t('운전부서'), work.areaDeptNm],
    [t('작업책임자'), work.leaderNm],
  ]
  return (
    <div className="board-more">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <Link to={`${permit.route.staff}/${work.permitNo}`}>{t('{no} 열기', { no: work.permitDocNo ?? '' })}</Link>
    </div>
  )
}
