import { Printer } from 'lucide-react'
import { dDay } from '#platform/model/calendar.ts'
import { formatTime, today } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type DocumentFrame, useDocument } from '../context.ts'
import { dueTone, todoOf } from '../todo.ts'

interface DocumentHeadProps {
  onActionSlot(slot: HTMLElement | null): void
  hasPrint: boolean
}

/** What stays in view: number, title, state, what is to be done now, and the buttons for it. */
export function DocumentHead({ onActionSlot, hasPrint }: DocumentHeadProps) {
  const t = useT()
  const say = usePlatformT()
  const frame = useDocument()
  const { model, mode, values, state, listPath } = frame
  const { docNo, heading } = useHeading(frame)
  const status = model.lifecycle.states[String(values.statusCd)]
  return (
    <header className="doc-head">
      <div className="doc-title">
        {docNo && <span className="doc-no">{docNo}</span>}
        <h1>{heading}</h1>
        {state.record && status && <StatusTag tone={status.tone}>{t(status.label)}</StatusTag>}
        <SavingState />
      </div>
      <div className="doc-head-end">
        {hasPrint && mode !== 'draft' && state.record && (
          <a
            className="doc-print"
            href={`${listPath}/${state.record[model.key]}/print`}
            target="_blank"
            rel="noreferrer"
            aria-label={say('인쇄')}
          >
            <Printer size={18} aria-hidden />
          </a>
        )}
        <div ref={onActionSlot} className="doc-actions" />
      </div>
      {mode !== 'draft' && <TodoLine />}
    </header>
  )
}

/** What a document is called: its title, before it has one what it is. */
export function useHeading({ model, values, state }: DocumentFrame): { docNo: string | null; heading: string } {
  const t = useT()
  const say = usePlatformT()
  const docNo = state.record?.[model.docNo]
  const title = String(values[model.title] ?? '').trim()
  const unnamed = state.record ? t(model.label) : say('새 {label}', { label: t(model.label) })
  return { docNo: typeof docNo === 'string' ? docNo : null, heading: title || unnamed }
}

/** 지금 할 일: who, what, by when. */
function TodoLine() {
  const t = useT()
  const say = usePlatformT()
  const { model, values, can } = useDocument()
  const todo = todoOf(model, values)
  if (!todo) return null
  const isMine = can.actions.includes(todo.actionCd)
  const parts = [isMine ? '' : todo.who.map((who) => t(who)).join('·'), t(todo.what)].filter(Boolean)
  return (
    <p className="doc-todo" data-mine={isMine || undefined}>
      <strong>{isMine ? say('내가 할 일') : say('지금 할 일')}</strong>
      {can.deputyForNm && (
        <span className="status-tag" data-tone="suspended">
          {say('{name} 대신', { name: can.deputyForNm })}
        </span>
      )}
      <span>{parts.join(' · ')}</span>
      {todo.due && <DueText due={todo.due} />}
    </p>
  )
}

function DueText({ due }: { due: string }) {
  const t = usePlatformT()
  return (
    <span className="doc-due" data-tone={dueTone(due, today())}>
      {t('{day}까지|due', { day: due })} <b>{dDay(due, today())}</b>
    </span>
  )
}

/** A draft says by itself where its letters are. */
function SavingState() {
  const t = usePlatformT()
  const { editor, state } = useDocument()
  if (!editor.isAutosaving || (state.phase === 'clean' && !state.savedAt)) return null
  const texts = {
    clean: t('{time} 저장됨', { time: formatTime(state.savedAt) }),
    dirty: t('저장 중'),
    saving: t('저장 중'),
    failed: t('저장하지 못했습니다. 이 기기에 보관하고 다시 시도합니다.'),
  }
  const hasProblems = state.problems.length > 0 && Object.keys(state.edits).length > 0 && state.phase !== 'saving'
  return (
    <span className="doc-saving" data-phase={state.phase} role="status">
      {hasProblems && state.phase !== 'failed' ? t('저장되지 않은 항목이 있습니다.') : texts[state.phase]}
    </span>
  )
}
