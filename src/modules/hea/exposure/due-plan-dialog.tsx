/** A plan of everybody whom the list shows, or of those who are chosen: named, looked at, made. */

import './exposure.css'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { CodeChoice } from '#platform/web/form/code-select.tsx'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { type DueClass, dueClasses } from './due.logic.ts'
import type { DueRow as Due } from './due-list.wire.ts'
import type { DuePlanAnswer as PlanOutcome } from './due-plan.wire.ts'
import { renewExposures, sendPlan, type Where } from './exposure.wire.ts'

const checkups: Record<DueClass, string> = { SPC: '특수건강진단', PRE: '배치전건강진단', GEN: '일반건강진단' }
const nameField = { kind: 'text', label: '계획명', max: 100 } as const
const classField = { codes: dueClasses }

/** @param where what the list is narrowed by @param rows those who are chosen; all of the list where it is left out */
export async function openDuePlan(where: Where, total: number, rows?: readonly Due[]): Promise<void> {
  await openDialog<PlanOutcome>({
    label: translateNow('검진계획 만들기'),
    content: (close) => <PlanPanel where={where} total={total} close={close} {...(rows && { rows })} />,
    width: 'min(720px, 92vw)',
  })
}

interface PlanPanelProps {
  where: Where
  total: number
  rows?: readonly Due[]
  close(): void
}
function PlanPanel({ where, total, rows, close }: PlanPanelProps) {
  const t = useT()
  const navigate = useNavigate()
  const plan = usePlan(where, rows)
  const { values, shown, problems } = plan
  const problemOf = (name: string) => problems.find(({ field }) => field === name)
  const save = async () => {
    const made = await plan.send('N')
    if (!made) return
    close()
    await renewExposures()
    toast(t('검진계획에 {n}명을 넣었습니다.', { n: made.addedCnt }))
    if (made.heaCheckupPlanNo !== null) navigate(`/hea/checkup/checkupPlan/${made.heaCheckupPlanNo}`)
  }
  return (
    <div className="stack" aria-busy={plan.isBusy}>
      <p>
        {rows
          ? t('선택한 {n}명으로 계획을 만듭니다.', { n: rows.length })
          : t('목록의 {n}건에서 계획을 만듭니다.', { n: total })}
      </p>
      <div className="doc-grid">
        <FormField label={t('검진구분')} required isGroup width="full" error={problemOf('where.classCd')}>
          {(wiring) => (
            <CodeChoice
              wiring={wiring}
              field={classField}
              value={values.classCd}
              onChange={(one) => one && plan.change({ classCd: one as DueClass })}
            />
          )}
        </FormField>
        <FormField label={t('계획명')} required width="long" error={problemOf('heaCheckupPlanNm')}>
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={nameField}
              value={values.heaCheckupPlanNm}
              onChange={(one) => plan.change({ heaCheckupPlanNm: one ?? '' })}
            />
          )}
        </FormField>
        {(['checkupStartYmd', 'checkupEndYmd'] as const).map((name) => {
          const label = t(name === 'checkupStartYmd' ? '검진시작일' : '검진종료일')
          return (
            <FormField key={name} label={label} required width="short" error={problemOf(name)}>
              {(wiring) => (
                <DayInput
                  wiring={wiring}
                  label={label}
                  value={values[name]}
                  onChange={(day) => plan.change({ [name]: day ?? '' })}
                />
              )}
            </FormField>
          )
        })}
      </div>
      {shown && <Outcome outcome={shown} />}
      <DialogActions>
        {shown ? (
          <Button type="primary" disabled={shown.addedCnt === 0} loading={plan.isBusy} onClick={() => void save()}>
            {t('{n}명으로 만들기', { n: shown.addedCnt })}
          </Button>
        ) : (
          <Button type="primary" loading={plan.isBusy} onClick={() => void plan.send('Y')}>
            {t('미리 보기')}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}

function Outcome({ outcome: { addedCnt, plannedCnt, planned, isExtended } }: { outcome: PlanOutcome }) {
  const t = useT()
  return (
    <section aria-label={t('미리 보기')}>
      <p role="status">
        <b>{addedCnt > 0 ? t('{n}명을 대상자로 넣습니다.', { n: addedCnt }) : t('새로 넣을 사람이 없습니다.')}</b>{' '}
        {isExtended && t('같은 기간의 작성중인 계획에 더합니다.')}
      </p>
      {plannedCnt > 0 && (
        <>
          <p>{t('{n}명은 이미 다른 계획의 대상자라서 다시 넣지 않습니다.', { n: plannedCnt })}</p>
          <ul className="hea-whys">
            {planned.map(({ userNm, heaCheckupPlanNm }) => (
              <li key={`${userNm} ${heaCheckupPlanNm}`}>
                {userNm} <span className="quiet">{heaCheckupPlanNm}</span>
              </li>
            ))}
          </ul>
          {planned.length < plannedCnt && (
            <p className="quiet">{t('처음 {n}건을 표시합니다.', { n: planned.length })}</p>
          )}
        </>
      )}
    </section>
  )
}

interface Values {
  classCd: DueClass
  heaCheckupPlanNm: string
  checkupStartYmd: string
  checkupEndYmd: string
}
const nameOf = (classCd: DueClass, startYmd: string): string =>
  translateNow('{year}년 {month}월 {checkup}', {
    year: startYmd.slice(0, 4),
    month: Number(startYmd.slice(5, 7)),
    checkup: translateNow(checkups[classCd]),
  })

/** All of next month, unless something else is typed. */
function usePlan(where: Where, rows: readonly Due[] | undefined) {
  const [values, setValues] = useState<Values>(() => {
    const classCd = rows?.[0]?.classCd ?? (where.classCd as DueClass | undefined) ?? 'SPC'
    const checkupStartYmd = addMonths(`${today().slice(0, 7)}-01`, 1)
    const checkupEndYmd = addDays(addMonths(checkupStartYmd, 1), -1)
    return { classCd, checkupStartYmd, checkupEndYmd, heaCheckupPlanNm: nameOf(classCd, checkupStartYmd) }
  })
  const [shown, setShown] = useState<PlanOutcome>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (patch: Partial<Values>) => {
    setValues((before) => {
      const after = { ...before, ...patch }
      const isOwnName = before.heaCheckupPlanNm !== nameOf(before.classCd, before.checkupStartYmd)
      const keeps = 'heaCheckupPlanNm' in patch || isOwnName || after.checkupStartYmd === ''
      return keeps ? after : { ...after, heaCheckupPlanNm: nameOf(after.classCd, after.checkupStartYmd) }
    })
    setShown(undefined)
    setProblems([])
  }
  const send = async (dryRun: 'Y' | 'N'): Promise<PlanOutcome | undefined> => {
    setBusy(true)
    const { classCd, ...plan } = values
    const userIds = rows?.filter((row) => row.classCd === classCd).map(({ userId }) => userId)
    try {
      const outcome = await sendPlan({ ...plan, where: { ...where, classCd }, ...(userIds && { userIds }) }, dryRun)
      setShown(outcome)
      return outcome
    } catch (error) {
      const found = error instanceof ApiError ? error.problems.filter(({ field }) => field in values) : []
      setProblems(found)
      if (found.length === 0) showFailure(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { values, shown, problems, isBusy, change, send }
}
