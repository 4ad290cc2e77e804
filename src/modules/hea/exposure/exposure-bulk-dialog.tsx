/** Changes of many exposures in one dialog: filled in, looked at, then done. */

import { Button } from 'antd'
import { useState } from 'react'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { CodesSelect } from '#platform/web/form/code-select.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDay, today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import type { BulkAnswer as BulkOutcome } from './exposure.calls.ts'
import { renewExposures, sendBulk } from './exposure.wire.ts'

type ActionCd = 'ADD' | 'MOVE' | 'CHANGE' | 'END'
interface Bulk {
  actionCd: ActionCd
  nos?: readonly number[]
  fromProcessNo?: number
  processNo?: number
  factorCds?: readonly string[]
  deptCd?: string | undefined
  userIds?: readonly string[]
  placementYmd?: string
  moveYmd?: string
  endYmd?: string
}
type FieldName =
  | 'fromProcessNo'
  | 'processNo'
  | 'factorCds'
  | 'deptCd'
  | 'userIds'
  | 'placementYmd'
  | 'moveYmd'
  | 'endYmd'

const titles: Record<ActionCd, string> = {
  ADD: '공정별 노출 등록',
  MOVE: '공정 이동',
  CHANGE: '배치일 변경',
  END: '노출 종료',
}
const labels: Record<FieldName, string> = {
  fromProcessNo: '지금 공정',
  processNo: '공정',
  factorCds: '유해인자',
  deptCd: '부서 전체',
  userIds: '근로자',
  placementYmd: '배치일',
  moveYmd: '이동일',
  endYmd: '종료일',
}
const dayOf = { ADD: 'placementYmd', CHANGE: 'placementYmd', MOVE: 'moveYmd', END: 'endYmd' } as const
const factorField = { group: 'HAZARD_FACTOR' }

export async function openBulk(start: Bulk): Promise<void> {
  const done = await openDialog<BulkOutcome>({
    label: translateNow(titles[start.actionCd]),
    content: (close) => <BulkPanel start={{ [dayOf[start.actionCd]]: today(), ...start }} onDone={close} />,
    width: 'min(840px, 92vw)',
  })
  if (!done) return
  toast(translateNow('{n}건을 반영했습니다.', { n: done.changedCnt }))
  await renewExposures()
}

function fieldsOf({ actionCd, nos }: Bulk): FieldName[] {
  if (actionCd === 'ADD') return ['processNo', 'factorCds', 'userIds', 'deptCd', 'placementYmd']
  const chosen: FieldName[] = nos ? [] : ['fromProcessNo', 'factorCds']
  return [...chosen, ...(actionCd === 'MOVE' ? (['processNo'] as const) : []), dayOf[actionCd]]
}

function BulkPanel({ start, onDone }: { start: Bulk; onDone(outcome: BulkOutcome): void }) {
  const t = useT()
  const [bulk, setBulk] = useState(start)
  const [shown, setShown] = useState<BulkOutcome>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (patch: Partial<Bulk>) => {
    setBulk((before) => ({ ...before, ...patch }))
    setShown(undefined)
    setProblems([])
  }
  const send = async (dryRun: 'Y' | 'N') => {
    setBusy(true)
    try {
      const outcome = await sendBulk(sent(bulk), dryRun)
      if (dryRun === 'N') onDone(outcome)
      else setShown(outcome)
    } catch (error) {
      const found = error instanceof ApiError ? error.problems.filter(({ field }) => field in labels) : []
      setProblems(found)
      if (found.length === 0) showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack" aria-busy={isBusy}>
      {bulk.nos && <p>{t('선택한 노출 {n}건', { n: bulk.nos.length })}</p>}
      <div className="doc-grid">
        {fieldsOf(bulk).map((name) => (
          <FormField
            key={name}
            label={t(labels[name])}
            required={
              !['factorCds', 'deptCd', 'userIds'].includes(name) || (name === 'factorCds' && bulk.actionCd === 'ADD')
            }
            width={name === 'factorCds' || name === 'userIds' ? 'full' : 'medium'}
            error={problems.find(({ field }) => field === name)}
            {...(name === 'deptCd' && { help: t('아래 부서를 포함합니다. 근로자를 고르면 쓰지 않습니다.') })}
          >
            {(wiring) => <BulkControl name={name} wiring={wiring} bulk={bulk} change={change} />}
          </FormField>
        ))}
      </div>
      {shown && <Preview outcome={shown} actionCd={bulk.actionCd} />}
      <DialogActions>
        {shown ? (
          <Button
            type="primary"
            danger={bulk.actionCd === 'END'}
            disabled={shown.changedCnt === 0}
            loading={isBusy}
            onClick={() => void send('N')}
          >
            {t('{n}건 저장', { n: shown.changedCnt })}
          </Button>
        ) : (
          <Button type="primary" loading={isBusy} onClick={() => void send('Y')}>
            {t('미리 보기')}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}

/** People who are named go before a department. */
const sent = ({ userIds, deptCd, ...rest }: Bulk) =>
  rest.actionCd === 'ADD' ? { ...rest, ...(userIds && userIds.length > 0 ? { userIds } : { deptCd }) } : rest

interface ControlProps {
  name: FieldName
  wiring: Parameters<Parameters<typeof FormField>[0]['children']>[0]
  bulk: Bulk
  change(patch: Partial<Bulk>): void
}
function BulkControl({ name, wiring, bulk, change }: ControlProps) {
  const t = useT()
  const factors = useCodes(factorField)
  switch (name) {
    case 'fromProcessNo':
    case 'processNo':
      return (
        <DirectorySelect
          wiring={wiring}
          name={null}
          kind="process"
          value={bulk[name] ?? null}
          onChange={(key) => change({ [name]: key === null ? undefined : Number(key) })}
        />
      )
    case 'deptCd':
      return (
        <DirectorySelect
          wiring={wiring}
          name={null}
          kind="department"
          value={bulk.deptCd ?? null}
          onChange={(key) => change({ deptCd: key === null ? undefined : String(key) })}
        />
      )
    case 'factorCds':
      return (
        <CodesSelect
          wiring={wiring}
          values={bulk.factorCds ?? []}
          items={factors}
          placeholder={bulk.actionCd === 'ADD' ? t('유해인자를 고르세요') : t('전체')}
          onChange={(factorCds) => change({ factorCds })}
        />
      )
    case 'userIds':
      return <People wiring={wiring} userIds={bulk.userIds ?? []} onChange={(userIds) => change({ userIds })} />
    default:
      return (
        <DayInput
          wiring={wiring}
          label={t(labels[name])}
          value={bulk[name] ?? null}
          onChange={(day) => change({ [name]: day ?? undefined })}
        />
      )
  }
}

/** Chosen one after the other; each can be taken out again. */
function People({
  wiring,
  userIds,
  onChange,
}: Pick<ControlProps, 'wiring'> & { userIds: readonly string[]; onChange(userIds: string[]): void }) {
  const t = useT()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <div>
      <DirectorySelect
        key={userIds.length}
        wiring={wiring}
        name={null}
        value={null}
        kind="user"
        placeholder={t('이름, 초성, 부서, 사번')}
        onChange={(key, name) => {
          if (key === null) return
          setNames(new Map(names).set(String(key), name ?? String(key)))
          onChange([...new Set([...userIds, String(key)])])
        }}
      />
      {userIds.map((userId) => (
        <Button
          key={userId}
          size="small"
          title={t('빼기')}
          onClick={() => onChange(userIds.filter((one) => one !== userId))}
        >
          {names.get(userId) ?? userId} ×
        </Button>
      ))}
    </div>
  )
}

function Preview({ outcome, actionCd }: { outcome: BulkOutcome; actionCd: ActionCd }) {
  const t = useT()
  const { askedCnt, changedCnt, rows } = outcome
  const day = (ymd: string | null) => (ymd ? formatDay(ymd) : '–')
  return (
    <section aria-label={t('미리 보기')}>
      <p role="status">
        <b>{t('{asked}건 가운데 {n}건이 바뀝니다.', { asked: askedCnt, n: changedCnt })}</b>{' '}
        {askedCnt > changedCnt && <span className="quiet">{t('나머지는 이미 그렇게 되어 있습니다.')}</span>}
      </p>
      {rows.length > 0 && (
        <PlainTable label="미리 보기" heads={['성명', '유해인자', '공정', '다음기한']}>
          {rows.map((row) => (
            <tr key={row.workerHazardNo}>
              <th scope="row">{row.userNm ?? row.userId}</th>
              <td>{row.factorNm}</td>
              <td>{row.processNm}</td>
              <td>
                {actionCd === 'ADD' ? day(row.afterDueYmd) : `${day(row.beforeDueYmd)} → ${day(row.afterDueYmd)}`}
                {actionCd === 'ADD' && row.preExamYn === 'N' && (
                  <span className="quiet"> · {t('배치전검진 필요')}</span>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      {rows.length < changedCnt && <p className="quiet">{t('처음 {n}건을 표시합니다.', { n: rows.length })}</p>}
    </section>
  )
}
