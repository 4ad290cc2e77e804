import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { focusFirstProblem } from '#platform/web/form/validation.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { SectionContext, useDocument } from '../context.ts'
import { isFilled } from './fields.tsx'

interface SectionProps {
  title: string
  /** One line under the title. */
  hint?: string
  /** Not only fields: a list, pictures or a sentence stand among them. */
  isFree?: boolean
  children: ReactNode
}

/** Fields that belong together. Outside a draft it is edited and saved by itself. */
export function Section({ title, hint, isFree = false, children }: SectionProps) {
  const t = useT()
  const id = useId()
  const { model, mode, can, values, editing, addSection, editor } = useDocument()
  const { names, register } = useNames()
  const heading = t(title)
  const hasContent = names.some((name) => {
    const field = model.fields[name]
    return can.edit.includes(name) || (field && isFilled(name, field, values))
  })
  // The parts that later steps fill in do not stand empty under a draft.
  const isHidden = mode === 'draft' && names.length > 0 && !hasContent
  const { filled, total } = progressOf(model, mode === 'draft' ? names : [], values)
  useEffect(() => (isHidden ? undefined : addSection({ id, title: heading })), [addSection, id, heading, isHidden])
  const isOpen = editing.has(id)
  const mayEdit = mode === 'read' && names.some((name) => can.edit.includes(name))
  const isEditing = mode === 'draft' || (isOpen && mayEdit)
  const isList = !isEditing && !isFree
  const frame = useMemo(() => ({ isEditing, isList, register }), [isEditing, isList, register])
  return (
    <section
      id={id}
      className="doc-section"
      hidden={isHidden}
      aria-label={heading}
      data-editing={isEditing || undefined}
    >
      <header>
        <h2>{heading}</h2>
        {total > 1 && <ProgressMark filled={filled} total={total} />}
        {mayEdit && !isEditing && <EditButton sectionId={id} heading={heading} />}
      </header>
      {hint && <p className="quiet">{t(hint)}</p>}
      <SectionContext value={frame}>
        <Body isList={isList}>{children}</Body>
      </SectionContext>
      {isOpen && mayEdit && (
        <SaveBar sectionId={id} onSave={() => editor.save(names)} onCancel={() => editor.discard(names)} />
      )}
    </section>
  )
}

interface Progress {
  filled: number
  total: number
}
/** A switch that is off is an answer: only what can be empty counts. */
function progressOf(model: AnyDocument, names: readonly string[], values: Values): Progress {
  const counted = names.flatMap((name) => {
    const field = model.fields[name]
    return field && field.kind !== 'yesNo' ? [isFilled(name, field, values)] : []
  })
  return { filled: counted.filter(Boolean).length, total: counted.length }
}

/** 4/5: how far the section has come. */
function ProgressMark({ filled, total }: Progress) {
  const t = usePlatformT()
  return (
    <span className="doc-progress" data-done={filled === total || undefined}>
      <span aria-hidden>{`${filled}/${total}`}</span>
      <span className="visually-hidden">{t('{total}개 항목 중 {filled}개 입력됨', { filled, total })}</span>
    </span>
  )
}

const Body = ({ isList, children }: { isList: boolean; children: ReactNode }) =>
  isList ? <dl className="doc-grid">{children}</dl> : <div className="doc-grid">{children}</div>

/** The fields of a section, in the order in which they came. */
function useNames() {
  const [names, setNames] = useState<readonly string[]>([])
  const register = useCallback((name: string) => {
    setNames((all) => [...all, name])
    return () => setNames((all) => all.filter((one) => one !== name))
  }, [])
  return { names, register }
}

function EditButton({ sectionId, heading }: { sectionId: string; heading: string }) {
  const t = usePlatformT()
  const { setEditing } = useDocument()
  return (
    <Button
      type="text"
      icon={<Pencil size={14} aria-hidden />}
      aria-label={t('{title} 수정', { title: heading })}
      onClick={() => setEditing(sectionId, true)}
    >
      {t('수정')}
    </Button>
  )
}

interface SaveBarProps {
  sectionId: string
  onSave(): Promise<boolean>
  onCancel(): void
}
function SaveBar({ sectionId, onSave, onCancel }: SaveBarProps) {
  const t = usePlatformT()
  const { setEditing, state } = useDocument()
  const save = async () => {
    if (!(await onSave())) return focusFirstProblem(document.getElementById(sectionId))
    setEditing(sectionId, false)
    toast(t('저장되었습니다.'))
  }
  const cancel = () => {
    onCancel()
    setEditing(sectionId, false)
  }
  return (
    <footer className="doc-save">
      <Button onClick={cancel}>{t('취소')}</Button>
      <Button type="primary" loading={state.phase === 'saving'} onClick={save} data-save>
        {t('저장')}
      </Button>
    </footer>
  )
}
