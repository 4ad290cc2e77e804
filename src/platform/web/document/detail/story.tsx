import type { ReactNode } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { type AnyField, isDirectoryField, isDrawn } from '#platform/model/field.ts'
import { useCodeName } from '#platform/web/form/codes.ts'
import { NOTHING, ReferenceText, useFieldText } from '#platform/web/form/field-text.tsx'
import { formatDateTime, formatRelative } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { fieldAt } from '../check-input.ts'
import { useDocument } from '../context.ts'
import type { Story } from '../wire.ts'
import { withOneDraft } from './draft-story.ts'
import { useStory } from './notices.tsx'

/** 이력: who did what when, before → after. */
export function StoryList({ no }: { no: number }) {
  const t = usePlatformT()
  const { model } = useDocument()
  const { data, isError, error, refetch } = useStory(model, no)
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={4} />
  return (
    <ol className="doc-story" aria-label={t('이력')}>
      {withOneDraft(model, data).map((story) => (
        <StoryItem key={story.auditNo} model={model} story={story} />
      ))}
    </ol>
  )
}

const ownActions: Readonly<Record<string, string>> = {
  CREATE: '등록',
  EDIT: '수정',
  DELETE: '삭제',
  RESTORE: '되돌리기',
  FILE_ADD: '파일 추가',
  FILE_EDIT: '파일 수정',
  FILE_DELETE: '파일 삭제',
  sign: '서명',
  print: '인쇄',
}

function StoryItem({ model, story }: { model: AnyDocument; story: Story }) {
  const t = useT()
  const say = usePlatformT()
  const action = model.lifecycle.actions[story.actionCd]
  const what = t(action?.label ?? model.stories?.[story.actionCd] ?? ownActions[story.actionCd] ?? story.actionCd)
  const isCreation = story.actionCd === 'CREATE'
  const changes = Object.entries(story.diff).filter(
    ([column, [before, after]]) => fieldAt(model, column) && before !== after,
  )
  return (
    <li data-tone={story.toStatusCd ? model.lifecycle.states[story.toStatusCd]?.tone : undefined}>
      <p className="doc-story-head">
        <b>{story.userNm ?? say('익명')}</b>
        {story.onBehalfUserNm && (
          <span className="status-tag" data-tone="suspended">
            {say('{name} 대신', { name: story.onBehalfUserNm })}
          </span>
        )}
        <span>{what}</span>
        <time className="quiet" dateTime={story.auditDt} title={formatDateTime(story.auditDt)}>
          {formatRelative(story.auditDt)}
        </time>
      </p>
      {(story.reasonCd || story.reasonDesc) && <Reason group={action?.reason} story={story} />}
      {story.skippedCds && (
        <p className="doc-story-reason">{t('생략: {names}', { names: skippedNames(model, story.skippedCds, t) })}</p>
      )}
      {story.diff.fileOrgNm && <p className="doc-story-reason">{fileNameOf(story.diff.fileOrgNm)}</p>}
      {!isCreation && changes.length > 0 && (
        <dl>
          {changes.map(([column, pair]) => (
            <Change key={column} model={model} column={column} pair={pair} />
          ))}
        </dl>
      )}
    </li>
  )
}

const wholes: Readonly<Record<string, string>> = { set: '자동 입력', RULES: '확인 규칙', follow: '알림' }
/** Fields by their names; a rule by its code, as whoever looks into it finds it. */
const skippedNames = (model: AnyDocument, codes: readonly string[], t: (text: string) => string): string =>
  codes.map((code) => t(model.fields[code]?.label ?? wholes[code] ?? code)).join(', ')

const fileNameOf = ([before, after]: readonly unknown[]): string => String(after ?? before ?? '')

function Reason({ story, group }: { story: Story; group: string | undefined }) {
  const coded = useCodeName(group && group !== 'text' ? { group } : {}, story.reasonCd ?? '')
  return <p className="doc-story-reason">{[coded, story.reasonDesc].filter(Boolean).join(' · ')}</p>
}

function Change({ model, column, pair }: { model: AnyDocument; column: string; pair: [unknown, unknown] }) {
  const t = useT()
  const say = usePlatformT()
  const found = fieldAt(model, column)
  if (!found) return null
  const [name, field] = found
  const isFile = field.kind === 'attachments' || isDrawn(field)
  return (
    <div>
      <dt>{t(field.label)}</dt>
      <dd>{isFile ? say('바뀜') : <Difference name={column === name ? name : column} field={field} pair={pair} />}</dd>
    </div>
  )
}

/** Directory keys come as names; a range of days is told end by end, a document referred to by its number and title. */
function Difference({
  name,
  field,
  pair: [before, after],
}: {
  name: string
  field: AnyField
  pair: [unknown, unknown]
}) {
  const say = usePlatformT()
  const text = useFieldText(field)
  const show = (value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '') return NOTHING
    if (field.kind === 'reference') return <ReferenceText to={field.to} value={value} name={null} />
    return isDirectoryField(field) || field.kind === 'dayRange' ? String(value) : text(name, { [name]: value })
  }
  const [was, is] = [show(before), show(after)]
  // As many rows as before: what is in them has changed.
  if (field.kind === 'rows' && was === is) return say('바뀜')
  return (
    <>
      <del>{was}</del> <span aria-hidden>→</span> <ins>{is}</ins>
    </>
  )
}
