import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isUnanswered } from '#platform/web/api/api-error.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf, showFailure } from '#platform/web/api/failures.ts'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { focusFirstProblem } from '#platform/web/form/validation.ts'
import { platformNow, translateOf, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { dropTab } from '#platform/web/tabs/tab-store.ts'
import { missingProblems } from '../check-input.ts'
import { type DocumentFrame, useDocument } from '../context.ts'
import { refusingChecks } from '../refusing.ts'
import { forgetRecord, tellRecord, type WireRecord } from '../wire.ts'
import { perform } from './action-dialog.tsx'
import { changedLines } from './changed-lines.ts'
import { pageOf } from './use-way-to.ts'

const K_37 = '삭제하시겠습니까?'

/** Doing something with the document of this page. One thing at a time. */
export function useAct() {
  const frame = useDocument()
  const t = useT()
  const say = usePlatformT()
  const leave = useLeave(frame)
  const running = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const alone = (work: () => Promise<void>) => async () => {
    if (running.current) return
    running.current = true
    setRunning(true)
    try {
      await work()
    } finally {
      running.current = false
      setRunning(false)
    }
  }
  const act = (actionCd: string) =>
    alone(async () => {
      if (frame.mode !== 'draft' && (await isRefused(frame, actionCd))) return
      const record = await doAction(frame, actionCd)
      if (!record || record === KEPT) return
      tellRecord(frame.model, record)
      toast(t(frame.model.lifecycle.actions[actionCd]?.said ?? '처리되었습니다.'))
      leave.toRecord(record)
    })()
  const saveDraft = alone(async () => {
    const isSaved = await frame.editor.ensureSaved()
    if (!isSaved) return focusFirstProblem(pageOf())
    toast(say('저장되었습니다.'))
    const { record } = frame.editor.store.get()
    if (record && !frame.editor.isAutosaving) leave.toRecord(record)
  })
  const remove = alone(async () => {
    if (!(await confirm(say(K_37), { danger: true, confirmText: say('삭제') }))) return
    const takeBack = await frame.editor.remove()
    leave.toList()
    toast(say('삭제했습니다.'), { undo: () => void restore(takeBack) })
  })
  const restore = async (takeBack: () => Promise<WireRecord>) => {
    const record = await takeBack()
    tellRecord(frame.model, record)
    leave.backTo(record)
    toast(say('되돌렸습니다.'))
  }
  const menu =
    frame.can.delete && frame.state.record ? [{ key: 'delete', label: say('삭제'), danger: true, onClick: remove }] : []
  return { act, saveDraft, menu, isRunning }
}

/** Where the person is taken when this page has done its work. */
function useLeave({ model, listPath, editor }: DocumentFrame) {
  const { path, params } = usePage()
  const navigate = useNavigate()
  return {
    /** The form of a new document gives way to the document. */
    toRecord(record: WireRecord) {
      if (params.no !== undefined) return
      navigate(`${listPath}/${record[model.key]}`, { replace: true })
      dropTab(path)
      editor.reset()
    },
    toList() {
      forgetRecord(model, editor.no)
      navigate(listPath, { replace: true })
      dropTab(path)
      editor.reset()
    },
    backTo(record: WireRecord) {
      navigate(`${listPath}/${record[model.key]}`)
    },
  }
}

/** What refused it a moment ago may have been put right: the server is asked anew before the reasons are told. */
async function isRefused({ can, editor, model }: DocumentFrame, actionCd: string): Promise<boolean> {
  if (refusingChecks(can, actionCd).length === 0) return false
  await editor.reload()
  const now = editor.store.get().record?.can
  const reasons = now ? refusingChecks(now, actionCd) : []
  if (reasons.length === 0) return false
  const label = translateOf(model.area)(model.lifecycle.actions[actionCd]?.label ?? actionCd)
  await alert(platformNow('지금은 처리할 수 없습니다.'), { title: label, reasons })
  return true
}

/** It waits on the device; whoever keeps it has said so. */
const KEPT = 'kept'

/** Saves what was typed, asks what the action needs, does it. Undefined when it was not done. */
async function doAction(frame: DocumentFrame, actionCd: string): Promise<WireRecord | typeof KEPT | undefined> {
  const { model, editor, shown, can, mode, values } = frame
  const action = model.lifecycle.actions[actionCd]
  if (!action) return undefined
  const onPage = mode === 'draft' ? [...shown].filter((name) => can.edit.includes(name)) : []
  const asked = [...(action.needs ?? []), ...(action.takes ?? [])].filter((name) => !onPage.includes(name))
  const missingIn = (given: Values) =>
    missingProblems(model, given, action.needs ?? []).filter(({ field }) => !asked.includes(field))
  if (mode === 'draft' && missingIn(values).length > 0) {
    // What the server fills in from what was typed a moment ago is not missing.
    if (editor.isAutosaving) await editor.save()
    const { record, edits } = editor.store.get()
    const missing = missingIn({ ...(record ?? values), ...edits })
    if (missing.length > 0) {
      editor.setProblems(missing)
      focusFirstProblem(pageOf())
      return undefined
    }
  }
  if (!(await editor.ensureSaved())) {
    focusFirstProblem(pageOf())
    return undefined
  }
  try {
    const run = (input: object): Promise<WireRecord | typeof KEPT> =>
      editor.act(actionCd, { ...input }).catch(async (error: unknown): Promise<typeof KEPT> => {
        if (isUnanswered(error) && (await frame.later?.(actionCd, { ...input }))) return KEPT
        throw error
      })
    return await perform({ model, actionCd, values: { ...values, ...editor.store.get().record }, onPage, run })
  } catch (error) {
    await takeRefusal(frame, error)
    return undefined
  }
}

/** What the server refuses stays on the page, at the field and above it, until it is put right. */
async function takeRefusal({ editor }: DocumentFrame, error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 409) {
    await alert(messageOf(error), { title: platformNow('에러'), details: changedLines(error.answer?.changed) })
    await editor.reload()
  } else if (error.problems.length > 0) {
    editor.setProblems(error.problems)
    focusFirstProblem(pageOf())
  } else showFailure(error)
}
