/** What is done to a work where there may be no network: kept on the device, with its own time, sent in its order. */

import { Select } from 'antd'
import { useMemo } from 'react'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { offline, sendLater } from '#platform/web/offline/account-queue.ts'
import type { KeptPost } from '#platform/web/offline/kept-posts.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { useStore } from '#platform/web/store.ts'
import { personReasons } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'
import { type AwayAct, awayActs, bringAct } from './away.calls.ts'
import { type WhyNot, whyNotBegin } from './away-offer.ts'
import { type KeptPermit, keptPermit, serverNow } from './kept-permits.ts'

type Translate = ReturnType<typeof useT>

export interface WaitingAct {
  readonly actionCd: AwayAct
  readonly doneDt: string
  readonly refusal: string | null
}
const isAct = (code: unknown): code is AwayAct => awayActs.some((one) => one === code)

/** What of this work waits on the device, in the order in which it was done. */
export function useWaiting(permitNo: number): readonly KeptPost[] {
  const posts = useStore(offline.waiting)
  return useMemo(() => posts.filter(({ path }) => path.startsWith(`${permit.api}/${permitNo}/`)), [posts, permitNo])
}
export const actsOf = (posts: readonly KeptPost[]): WaitingAct[] =>
  posts.flatMap(({ body: { actionCd, doneDt }, refusal }) =>
    isAct(actionCd) ? [{ actionCd, doneDt: String(doneDt), refusal }] : [],
  )

export function saidWhyNot({ message, values: { at, ...values } = {} }: WhyNot, t: Translate): string {
  return t(message, { ...values, ...(at && { at: formatTime(at) }) })
}

interface Kept {
  permitNo: number
  title: string
  /** Undefined where this device was never told what held. */
  known: KeptPermit | undefined
}
/** @throws ApiError where there is a network after all and the server refuses it */
async function keepAct(
  { permitNo, title, known }: Kept,
  actionCd: AwayAct,
  input: Values,
  t: Translate,
): Promise<void> {
  const { reasonCd, reasonDesc, finishedYn, hotEndDt } = input
  const given = Object.entries({ reasonCd, reasonDesc, finishedYn, hotEndDt }).filter(([, value]) => value)
  const doneDt = new Date(known ? serverNow(known) : Date.now()).toISOString()
  const { label: name, said = name } = permit.lifecycle.actions[actionCd]
  const label = `${t(name)} · ${title}`
  const body = { actionCd, doneDt, seenTxt: known?.held.seenTxt ?? null, ...Object.fromEntries(given) }
  const { sent } = await sendLater(bringAct, { no: permitNo }, body, { label })
  toast(t(sent ? said : '기기에 보관했습니다. 연결되면 보냅니다.'), {
    ...(!sent && { kind: 'info' as const }),
  })
}

/** For the page of a permit: an action for which no answer came is kept, as far as it may be done without one. */
export function useLater(permitNo: number | undefined) {
  const t = useT()
  return async (actionCd: string, input: Values): Promise<boolean> => {
    if (!isAct(actionCd) || permitNo === undefined) return false
    const known = keptPermit(permitNo)
    if (!(await mayBegin(known, actionCd, t))) return true
    // It would come back refused.
    if (actionCd === 'finish' && input.finishedYn !== 'Y') {
      await alert(t(TIDIED))
      return true
    }
    const title = String(known?.record.wkodTitle ?? t(permit.label))
    await keepAct({ permitNo, title, known }, actionCd, input, t)
    return true
  }
}

/** Says why not. */
async function mayBegin(known: KeptPermit | undefined, actionCd: AwayAct, t: Translate): Promise<boolean> {
  if (actionCd === 'stop' || actionCd === 'finish') return true
  const why = known ? whyNotBegin(known.held, actionCd, serverNow(known)) : NEVER_SEEN
  if (!why) return true
  await alert(saidWhyNot(why, t), { title: t(permit.lifecycle.actions[actionCd].label) })
  return false
}
const NEVER_SEEN: WhyNot = { message: '연결이 있을 때 조건을 확인한 적이 없습니다.' }

/** Asks what the act needs, and keeps it. */
export async function doAway(known: KeptPermit, actionCd: AwayAct, t: Translate): Promise<void> {
  const { permitNo, wkodTitle } = known.record
  const kept: Kept = { permitNo: Number(permitNo), title: String(wkodTitle), known }
  if (actionCd === 'stop') await askStop(kept, t)
  else if (actionCd === 'finish') await askFinish(kept, t)
  else if (await mayBegin(known, actionCd, t)) await keepAct(kept, actionCd, {}, t)
}

/** The fire went out when the work ended, where nothing else is said. */
async function askFinish(kept: Kept, t: Translate): Promise<void> {
  const confirmText = t(permit.lifecycle.actions.finish.label)
  if (await confirm(t(TIDIED), { title: confirmText, confirmText }))
    await keepAct(kept, 'finish', { finishedYn: 'Y' }, t)
}
const TIDIED = '공구와 폐기물을 정리했는지 확인하세요.'

/** The reasons are ours: no list has to be asked for. */
const askStop = (kept: Kept, t: Translate) =>
  askReason<string>({
    title: t(permit.lifecycle.actions.stop.label),
    confirmText: t(permit.lifecycle.actions.stop.label),
    danger: true,
    least: 0,
    label: t('내용'),
    first: {
      start: 'STOPWORK',
      draw: (value, change) => (
        <FormField label={t('중지 사유')} required width="full">
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              value={value}
              onChange={change}
              options={personReasons.map((code) => ({ value: code, label: t(suspReasons[code]) }))}
            />
          )}
        </FormField>
      ),
    },
    run: (reasonDesc, reasonCd) => keepAct(kept, 'stop', { reasonCd, reasonDesc }, t),
  })
