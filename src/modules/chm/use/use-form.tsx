/** The use of a product at a plant being written: who keeps it and where, then its processes with the people who handle it. */
import { Button, Select } from 'antd'
import { Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { number, process, text } from '#platform/model/field.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { addUse, changeUse, type MaterialUses, type MatUse, materialUses } from './use.calls.ts'
import './use.css'

const quantity = { min: 0, max: 99_999_999, decimals: 3 } as const
interface Proc {
  /** Its place in the form, which outlives the choice of a process. */
  key: number
  processNo: number | null
  processNm: string | null
  useDesc: string | null
  monthQtyVal: number | null
  handlers: readonly { userId: string; userNm: string }[]
}
interface Written {
  ownerDeptCd: string | null
  ownerDeptNm: string | null
  maxQtyVal: number | null
  dayQtyVal: number | null
  validEndYmd: string | null
  stockLocNos: readonly number[]
  procs: readonly Proc[]
}
const nothing: Written = {
  ownerDeptCd: null,
  ownerDeptNm: null,
  maxQtyVal: null,
  dayQtyVal: null,
  validEndYmd: null,
  stockLocNos: [],
  procs: [],
}
const writtenOf = ({ places, procs, ...use }: MatUse): Written => ({
  ...use,
  stockLocNos: places.map(({ stockLocNo }) => stockLocNo),
  procs: procs.map((proc, key) => ({ ...proc, key })),
})

interface UseFormProps {
  no: number
  data: MaterialUses
  use: MatUse | null
  onDone(): void
}
export function UseForm({ no, data, use, onDone }: UseFormProps) {
  const t = useT()
  const [written, setWritten] = useState<Written>(() => (use ? writtenOf(use) : nothing))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (patch: Partial<Written>) => setWritten((before) => ({ ...before, ...patch }))
  const errorAt = (field: string) => problems.find((one) => one.field === field)
  const { ownerDeptCd, ownerDeptNm, maxQtyVal, dayQtyVal, validEndYmd, stockLocNos, procs } = written
  const isReady = ownerDeptCd !== null && procs.every(({ processNo }) => processNo !== null)
  const send = async () => {
    if (ownerDeptCd === null) return
    setBusy(true)
    const body = {
      ...{ ownerDeptCd, maxQtyVal, dayQtyVal, validEndYmd, stockLocNos: [...stockLocNos] },
      procs: procs.map(({ processNo, useDesc, monthQtyVal, handlers }) => ({
        ...{ processNo: processNo ?? 0, useDesc, monthQtyVal },
        handlerUserIds: handlers.map(({ userId }) => userId),
      })),
    }
    try {
      if (use)
        await sendWith({ quiet: true }, changeUse, { no: use.chmMatUseNo }, { ...body, rowVersion: use.rowVersion })
      else await sendWith({ quiet: true }, addUse, { no }, body)
      await renew(materialUses)
      toast(t('저장되었습니다.'))
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.problems.length > 0) setProblems(error.problems)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack" aria-busy={isBusy}>
      <div className="fields">
        <FormField label={t('담당 부서')} required error={errorAt('ownerDeptCd')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="department"
              value={ownerDeptCd}
              name={ownerDeptNm}
              onChange={(key, name) => change({ ownerDeptCd: key === null ? null : String(key), ownerDeptNm: name })}
            />
          )}
        </FormField>
        <FormField label={t('보관장소')} error={errorAt('stockLocNos')}>
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              mode="multiple"
              optionFilterProp="label"
              value={[...stockLocNos]}
              onChange={(nos) => change({ stockLocNos: nos })}
              options={data.places.map(({ stockLocNo, locNm }) => ({ value: stockLocNo, label: locNm }))}
            />
          )}
        </FormField>
        <FormField label={`${t('최대 보관량')} (kg)`}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={quantity}
              value={maxQtyVal}
              onChange={(value) => change({ maxQtyVal: value })}
            />
          )}
        </FormField>
        <FormField label={`${t('하루 최대 취급량')} (kg)`}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={quantity}
              value={dayQtyVal}
              onChange={(value) => change({ dayQtyVal: value })}
            />
          )}
        </FormField>
        <FormField label={t('사용 종료일')} help={t('기한을 두고 쓰는 자재만 적습니다.')}>
          {(wiring) => (
            <DayInput wiring={wiring} value={validEndYmd} onChange={(ymd) => change({ validEndYmd: ymd })} />
          )}
        </FormField>
      </div>
      <Procs procs={procs} problems={problems} onChange={(next) => change({ procs: next })} />
      {errorAt('statusCd') && <p className="is-bad">{errorAt('statusCd')?.message}</p>}
      <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => void send()}>
        {t('저장')}
      </Button>
    </div>
  )
}

interface ProcsProps {
  procs: readonly Proc[]
  problems: readonly Problem[]
  onChange(procs: Proc[]): void
}
function Procs({ procs, problems, onChange }: ProcsProps) {
  const t = useT()
  const add = () =>
    onChange([
      ...procs,
      {
        key: Math.max(-1, ...procs.map(({ key }) => key)) + 1,
        ...{ processNo: null, processNm: null, useDesc: null, monthQtyVal: null, handlers: [] },
      },
    ])
  return (
    <>
      {procs.map((proc, at) => (
        <ProcFields
          key={proc.key}
          proc={proc}
          label={t('공정 {n}', { n: at + 1 })}
          problems={problems.filter(({ field }) => field.startsWith(`procs.${at}.`))}
          onChange={(patch) => onChange(procs.map((one, place) => (place === at ? { ...one, ...patch } : one)))}
          onRemove={() => onChange(procs.filter((_, place) => place !== at))}
        />
      ))}
      <div>
        <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
          {t('공정 추가')}
        </Button>
      </div>
    </>
  )
}

const fields = {
  processNo: process('공정'),
  useDesc: text('취급 내용', { max: 200 }),
  monthQtyVal: number('월 사용량', quantity),
}
interface ProcFieldsProps {
  proc: Proc
  label: string
  problems: readonly Problem[]
  onChange(patch: Partial<Proc>): void
  onRemove(): void
}
function ProcFields({ proc, label, problems, onChange, onRemove }: ProcFieldsProps) {
  const t = useT()
  const errorAt = (name: string) => problems.find(({ field }) => field.endsWith(`.${name}`))
  return (
    <fieldset className="use-proc stack is-close" aria-label={label}>
      <div className="use-proc-fields">
        <FormField label={t('공정')} required error={errorAt('processNo')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="process"
              value={proc.processNo}
              name={proc.processNm}
              onChange={(key, name) => onChange({ processNo: key === null ? null : Number(key), processNm: name })}
            />
          )}
        </FormField>
        <FormField label={t('취급 내용')}>
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={fields.useDesc}
              value={proc.useDesc}
              onChange={(value) => onChange({ useDesc: value })}
            />
          )}
        </FormField>
        <FormField label={`${t('월 사용량')} (kg)`}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={quantity}
              value={proc.monthQtyVal}
              onChange={(value) => onChange({ monthQtyVal: value })}
            />
          )}
        </FormField>
        <Button
          type="text"
          aria-label={t('{name} 빼기', { name: label })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <Handlers proc={proc} error={errorAt('handlerUserIds')} onChange={onChange} />
    </fieldset>
  )
}

type HandlersProps = Pick<ProcFieldsProps, 'proc' | 'onChange'> & { error: Problem | undefined }
function Handlers({ proc: { handlers }, error, onChange }: HandlersProps) {
  const t = useT()
  return (
    <FormField label={t('취급자')} error={error} help={t('비우면 공정에서 일하는 사람으로 봅니다.')} width="full">
      {(wiring) => (
        <div className="use-handlers">
          {handlers.map(({ userId, userNm }) => (
            <Button
              key={userId}
              size="small"
              icon={<X size={12} aria-hidden />}
              iconPlacement="end"
              aria-label={t('{name} 빼기', { name: userNm })}
              onClick={() => onChange({ handlers: handlers.filter((one) => one.userId !== userId) })}
            >
              {userNm}
            </Button>
          ))}
          <DirectorySelect
            wiring={wiring}
            kind="user"
            value={null}
            name={null}
            placeholder={t('취급자 추가')}
            onChange={(key, name) => {
              const userId = String(key ?? '')
              if (userId && !handlers.some((one) => one.userId === userId))
                onChange({ handlers: [...handlers, { userId, userNm: name ?? userId }] })
            }}
          />
        </div>
      )}
    </FormField>
  )
}
