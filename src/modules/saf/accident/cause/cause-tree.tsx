/** Causes drawn, each to the right of what it brings about (below it on a phone), and edited where they stand. */
import './cause.css'
import { Button } from 'antd'
import { ArrowDown, ArrowUp, CornerDownRight, ListPlus, Trash2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { type Cause, type CauseLack, causesBelow, lacksOfCauses } from './cause.logic.ts'
import {
  type CauseGate,
  type CauseMethod,
  causeGates,
  causeLevels,
  causeMethods,
  causeTones,
  fourMs,
} from './cause-codes.model.ts'
import {
  addBelow,
  addBeside,
  addFirst,
  besideKey,
  changeCause,
  type Edited,
  moveCause,
  removeCause,
} from './cause-edit.logic.ts'
import { CauseFields } from './cause-fields.tsx'

export interface Evidence {
  readonly no: number
  readonly nm: string
}
interface CauseTreeProps {
  causes: readonly Cause[]
  evidences: readonly Evidence[]
  /** A HiPo, or somebody off work or dead. */
  isSerious: boolean
  /** Left out where they are only read. */
  onChange?: (causes: readonly Cause[]) => void
}

export function CauseTree({ causes, evidences, isSerious, onChange }: CauseTreeProps) {
  const t = useT()
  const [at, setAt] = useState<number | null>(causes[0]?.causeNo ?? null)
  const [undone, setUndone] = useState<readonly (readonly Cause[])[]>([])
  const tree = useRef<HTMLDivElement>(null)
  const [isFollowed, setFollowed] = useState(false)
  const chosen = causes.find(({ causeNo }) => causeNo === at)
  const lacks = lacksOfCauses(causes, isSerious)
  useEffect(() => {
    if (isFollowed && at !== null) tree.current?.querySelector<HTMLElement>(`[data-no="${at}"]`)?.focus()
    setFollowed(false)
  }, [at, isFollowed])
  const take = (edited: Edited, isTyped = false) => {
    if (!onChange || edited.causes === causes) return
    if (!isTyped) setUndone([...undone, causes])
    onChange(edited.causes)
    setAt(edited.at)
    setFollowed(!isTyped)
  }
  const undo = () => {
    const before = undone.at(-1)
    if (!before || !onChange) return
    onChange(before)
    setUndone(undone.slice(0, -1))
    setFollowed(true)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (target.getAttribute('role') !== 'treeitem' || !chosen) return
    const act = meaningOf(event, { causes, chosen, take, undo, isEdited: onChange !== undefined })
    const next = event.altKey ? null : besideKey(causes, chosen.causeNo, event.key)
    if (!act && next === null) return
    event.preventDefault()
    if (act) return act()
    setAt(next)
    setFollowed(true)
  }
  return (
    <section className="cause-analysis" aria-label={t('원인분석')}>
      {onChange && (
        <div className="row" role="toolbar" aria-label={t('원인분석 도구')}>
          {(Object.keys(causeMethods) as CauseMethod[]).map((method) => (
            <Button
              key={method}
              icon={<ListPlus size={16} aria-hidden />}
              onClick={() => take(addFirst(causes, method))}
            >
              {t(causeMethods[method])}
            </Button>
          ))}
          <Button type="text" icon={<Undo2 size={16} aria-hidden />} disabled={undone.length === 0} onClick={undo}>
            {t('되돌리기')}
          </Button>
        </div>
      )}
      {causes.length === 0 && <Empty message={t('원인을 찾는 방법을 고르면 첫 원인이 생깁니다.')} />}
      <Lacking lacks={lacks.filter(({ causeNo }) => causeNo === null && causes.length > 0)} />
      <div className="cause-room">
        {causes.length > 0 && (
          <div ref={tree} role="tree" aria-label={t('원인')} className="causes" onKeyDown={press}>
            {causesBelow(causes, null).map((cause) => (
              <Node key={cause.causeNo} {...{ cause, causes, evidences, lacks, at }} level={1} onChoose={setAt} />
            ))}
          </div>
        )}
        {onChange && chosen && (
          <CauseFields
            key={chosen.causeNo}
            cause={chosen}
            evidences={evidences}
            isForked={causesBelow(causes, chosen.causeNo).length > 1}
            lacks={lacks.filter(({ causeNo }) => causeNo === chosen.causeNo)}
            onChange={(change, isTyped) => take(changeCause(causes, chosen.causeNo, change), isTyped)}
            onBegin={() => setUndone([...undone, causes])}
          >
            {chosen.methodCd !== 'M4' && (
              <Button
                icon={<CornerDownRight size={16} aria-hidden />}
                onClick={() => take(addBelow(causes, chosen))}
                type="primary"
              >
                {t(chosen.methodCd === 'WHY5' ? '왜?' : '아래 원인')}
              </Button>
            )}
            <Button icon={<ListPlus size={16} aria-hidden />} onClick={() => take(addBeside(causes, chosen))}>
              {t('옆에 추가')}
            </Button>
            <Button
              aria-label={t('위로')}
              icon={<ArrowUp size={16} aria-hidden />}
              onClick={() => take(moveCause(causes, chosen, -1))}
            />
            <Button
              aria-label={t('아래로')}
              icon={<ArrowDown size={16} aria-hidden />}
              onClick={() => take(moveCause(causes, chosen, 1))}
            />
            <Button
              danger
              type="text"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => take(removeCause(causes, chosen))}
            >
              {t('삭제')}
            </Button>
          </CauseFields>
        )}
      </div>
      {onChange && causes.length > 0 && (
        <p className="quiet cause-keys">
          {t(
            '↑↓←→ 이동 · Insert 아래 원인 · Shift+Enter 옆에 · Enter 고치기 · Alt+↑↓ 순서 · Delete 삭제 · Ctrl+Z 되돌리기',
          )}
        </p>
      )}
    </section>
  )
}

function Lacking({ lacks }: { lacks: readonly CauseLack[] }) {
  const t = useT()
  return lacks.map(({ message, values }) => (
    <p key={message} className="callout" data-tone="waiting">
      {t(message, values ?? {})}
    </p>
  ))
}

interface Hand {
  causes: readonly Cause[]
  chosen: Cause
  isEdited: boolean
  take(edited: Edited): void
  undo(): void
}
/** What a key means to the tree; nothing where it means nothing. */
function meaningOf(event: KeyboardEvent, { causes, chosen, isEdited, take, undo }: Hand): (() => void) | undefined {
  if (!isEdited) return undefined
  const { altKey, shiftKey, ctrlKey, metaKey } = event
  switch (event.key) {
    case 'Insert':
      return chosen.methodCd === 'M4' ? undefined : () => take(addBelow(causes, chosen))
    case 'Delete':
      return () => take(removeCause(causes, chosen))
    case 'Enter':
      return shiftKey
        ? () => take(addBeside(causes, chosen))
        : () => document.querySelector<HTMLElement>('.cause-fields textarea')?.focus()
    case 'ArrowUp':
      return altKey ? () => take(moveCause(causes, chosen, -1)) : undefined
    case 'ArrowDown':
      return altKey ? () => take(moveCause(causes, chosen, 1)) : undefined
    case 'z':
      return ctrlKey || metaKey ? undo : undefined
    default:
      return undefined
  }
}

interface NodeProps {
  cause: Cause
  causes: readonly Cause[]
  evidences: readonly Evidence[]
  lacks: readonly CauseLack[]
  at: number | null
  level: number
  onChoose(no: number): void
}
function Node(props: NodeProps) {
  const { cause, causes, evidences, lacks, at, level, onChoose } = props
  const t = useT()
  const { causeNo, causeDesc, levelCd, m4Cd, methodCd, gateCd, evidenceNos } = cause
  const below = causesBelow(causes, causeNo)
  const isLacking = lacks.some((lack) => lack.causeNo === causeNo)
  const names = evidences.filter(({ no }) => evidenceNos.includes(no)).map(({ nm }) => nm)
  const facts = [t(causeLevels[levelCd]), ...(m4Cd ? [t(fourMs[m4Cd])] : [])]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it listens to the keys.
    <div
      role="treeitem"
      className="cause"
      data-no={causeNo}
      tabIndex={at === causeNo ? 0 : -1}
      aria-level={level}
      aria-selected={at === causeNo}
      aria-expanded={below.length > 0 ? true : undefined}
      aria-label={[causeDesc || t('원인을 적으십시오.'), ...facts].join(', ')}
      onFocus={(event) => event.target === event.currentTarget && onChoose(causeNo)}
      onClick={(event) => {
        event.stopPropagation()
        event.currentTarget.focus()
      }}
    >
      <div className="cause-box" data-level={levelCd} data-lacking={isLacking || undefined}>
        <span className="cause-text">{causeDesc || <i className="quiet">{t('원인을 적으십시오.')}</i>}</span>
        <span className="cause-facts">
          {level === 1 && <StatusTag tone="draft">{t(causeMethods[methodCd])}</StatusTag>}
          <StatusTag tone={causeTones[levelCd]}>{t(causeLevels[levelCd])}</StatusTag>
          {m4Cd && <small className="quiet">{t(fourMs[m4Cd])}</small>}
          {names.length > 0 && <small className="quiet">{t('근거: {names}', { names: names.join(', ') })}</small>}
        </span>
      </div>
      {below.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree.
        <div role="group" className="causes-below">
          <Gate method={methodCd} gate={gateCd} isForked={below.length > 1} />
          {below.map((one) => (
            <Node key={one.causeNo} {...props} cause={one} level={level + 1} />
          ))}
        </div>
      )}
    </div>
  )
}

/** As logic is drawn: all with a straight back, one of them with a curved one. */
const shapes: Readonly<Record<CauseGate, string>> = {
  AND: 'M3 3h9a9 9 0 0 1 0 18H3z',
  OR: 'M3 3c4 6 4 12 0 18c9 0 15-4 18-9c-3-5-9-9-18-9z',
}
function Gate({ method, gate, isForked }: { method: CauseMethod; gate: CauseGate | null; isForked: boolean }) {
  const t = useT()
  if (method === 'WHY5') return <span className="cause-gate">{t('왜?')}</span>
  if (!isForked) return null
  return (
    <span className="cause-gate" data-missing={gate === null || undefined}>
      {gate && (
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
          <path d={shapes[gate]} />
        </svg>
      )}
      {t(gate ? causeGates[gate] : '모두? 하나라도?')}
    </span>
  )
}
