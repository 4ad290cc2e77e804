import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { useCodeName } from '#platform/web/form/codes.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { fieldAt } from '../check-input.ts'
import { useDocument } from '../context.ts'
import { todoOf } from '../todo.ts'
import { noOf, type Story, storyKey, type WireRecord } from '../wire.ts'
import { useWayTo } from './use-way-to.ts'

/** What happened to a document, newest first. */
export function useStory(model: AnyDocument, no: number | null) {
  return useQuery({
    queryKey: storyKey(model, no ?? 0),
    queryFn: async ({ signal }) =>
      (await api.get<{ rows: Story[] }>(`${model.api}/${no}/history`, { signal, quiet: true })).rows,
    enabled: no !== null,
  })
}

/** Why the document came back to the state it is in, when somebody sent it back with a reason. */
export function useReturned(model: AnyDocument, record: WireRecord | null) {
  const { data } = useStory(model, record && noOf(model, record))
  return useMemo(() => {
    const moved = data?.find((story) => story.toStatusCd !== null && story.toStatusCd !== story.fromStatusCd)
    const isReason = moved && (moved.reasonCd || moved.reasonDesc) && moved.toStatusCd === record?.statusCd
    return isReason ? { story: moved, marked: new Set(moved.reasonFields ?? []) } : undefined
  }, [data, record?.statusCd])
}

/** Above the fields: why it was returned, and what was refused that is no field of this page. */
export function Notices() {
  const { model, state } = useDocument()
  const returned = useReturned(model, state.record)
  return (
    <>
      {returned && <ReturnedNotice story={returned.story} />}
      <GuardNotice />
      <RefusalNotice />
    </>
  )
}

function ReturnedNotice({ story }: { story: Story }) {
  const t = useT()
  const say = usePlatformT()
  const { model } = useDocument()
  const action = model.lifecycle.actions[story.actionCd]
  const group = action?.reason
  const coded = useCodeName(group && group !== 'text' ? { group } : {}, story.reasonCd ?? '')
  const fields = (story.reasonFields ?? []).map((name) => t(model.fields[name]?.label ?? name))
  return (
    <div className="doc-banner" data-tone="waiting" role="note">
      <div>
        <b>{t(action?.label ?? story.actionCd)}</b> {coded && `· ${coded}`}
        {story.reasonDesc && <p>{story.reasonDesc}</p>}
        {fields.length > 0 && <p className="quiet">{say('보완할 항목: {fields}', { fields: fields.join(', ') })}</p>}
      </div>
    </div>
  )
}

/** What stands in the way of the next step, or is to be looked at before it, for who is to take it. */
function GuardNotice() {
  const t = useT()
  const say = usePlatformT()
  const { model, mode, can, values } = useDocument()
  const wayTo = useWayTo()
  const next = todoOf(model, values)?.actionCd ?? ''
  const open = (can.checks?.[next] ?? []).filter(({ resultCd }) => resultCd !== 'OK')
  if (mode !== 'read' || !can.actions.includes(next) || open.length === 0) return null
  const action = t(model.lifecycle.actions[next]?.label ?? next)
  return (
    <section
      className="doc-banner doc-guards"
      data-tone="waiting"
      aria-label={say('{action} 전에 확인할 것', { action })}
    >
      <b>{say('{action} 전에 확인할 것 {n}', { action, n: open.length })}</b>
      <Reasons of={open} wayTo={wayTo} />
    </section>
  )
}

/** A refusal with its law also stands at the field; a rule about no field on this page stands only here. */
function RefusalNotice() {
  const { model, state, shown } = useDocument()
  const wayTo = useWayTo()
  const lines = state.problems.filter((problem) => problem.law || !shown.has(fieldAt(model, problem.field)?.[0] ?? ''))
  if (lines.length === 0) return null
  return (
    <div className="doc-banner" data-tone="danger" role="alert">
      <Reasons of={lines} wayTo={wayTo} />
    </div>
  )
}
