/** 문서종류 관리: what holds for each kind of document that is approved; what it does at which step the code says. */
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { APPROVAL_API, approvalKeys, renewApprovals } from '#platform/web/approval/approval-wire.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { roles, staffRoleCds } from '../../roles.model.ts'

type YesNo = 'Y' | 'N'
interface Kind {
  apprBizCd: string
  apprBizNm: string
  hooks: string[]
  rowVersion: number
  serialYn: YesNo
  bulkYn: YesNo
  delegateYn: YesNo
  selfApprYn: YesNo
  agreeStopYn: YesNo
  minApproveCnt: number
  mustRoleCds: string[]
  leadDayCnt: number
  refOpenCd: 'SUBMIT' | 'FINAL'
}
const switches = [
  { name: 'serialYn', label: '순차 결재만' },
  { name: 'bulkYn', label: '일괄승인' },
  { name: 'delegateYn', label: '대결' },
  { name: 'selfApprYn', label: '기안자 결재 허용' },
  { name: 'agreeStopYn', label: '반대하면 반려' },
] as const

export function ApprKinds() {
  const t = useT()
  const { path, editable } = usePage()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...approvalKeys, 'bizs'],
    queryFn: ({ signal }) => api.get<{ rows: Kind[] }>(`${APPROVAL_API}/bizs`, { signal, quiet: true }),
  })
  usePageHead({ count: data?.rows.length ?? null })
  const rulesOf = (kind: Kind) =>
    switches
      .filter(({ name }) => kind[name] === 'Y')
      .map(({ label }) => t(label))
      .join(', ')
  const hooksOf = ({ hooks }: Kind) => hooks.join(', ')
  const columns: Column<Kind>[] = [
    { name: 'apprBizCd', text: t('코드'), type: 'link', width: 200 },
    { name: 'apprBizNm', text: t('문서명'), width: 200 },
    { name: 'rules', text: t('규칙'), value: rulesOf },
    { name: 'leadDayCnt', text: t('기한(영업일)'), type: 'number', width: 120 },
    { name: 'hooks', text: t('훅'), width: 200, value: hooksOf },
  ]
  const edit = async (kind: Kind) => {
    if (!editable) return
    const isDone = await openDialog<true>({
      label: kind.apprBizNm,
      width: '560px',
      content: (close) => <KindForm kind={kind} onDone={() => close(true)} />,
    })
    if (isDone) await renewApprovals()
  }
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <DataTable<Kind>
          label={t('문서종류 관리')}
          columns={columns}
          rows={data?.rows ?? []}
          rowKey="apprBizCd"
          state={isError ? 'error' : isPending ? 'loading' : 'ready'}
          onRetry={refetch}
          onOpen={(kind) => void edit(kind)}
          fits
          settingsName={path}
          height="fill"
        />
      </div>
    </div>
  )
}

function KindForm({ kind, onDone }: { kind: Kind; onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState(kind)
  const [isSending, setSending] = useState(false)
  const change = (patch: Partial<Kind>) => setValues({ ...values, ...patch })
  const send = async () => {
    setSending(true)
    try {
      const { apprBizCd, apprBizNm: _name, hooks: _hooks, ...body } = values
      await api.put(`${APPROVAL_API}/bizs/${apprBizCd}`, body)
      toast(t('저장되었습니다.'))
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="stack">
      {switches.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={values[name] === 'Y'}
          onChange={({ target }) => change({ [name]: target.checked ? 'Y' : 'N' })}
        >
          {t(label)}
        </Checkbox>
      ))}
      <FormField label={t('최소 승인자 수')} width="short">
        {(wiring) => (
          <InputNumber
            {...wiring}
            min={1}
            max={20}
            value={values.minApproveCnt}
            onChange={(minApproveCnt) => change({ minApproveCnt: minApproveCnt ?? 1 })}
          />
        )}
      </FormField>
      <FormField label={t('기한(영업일)')} width="short">
        {(wiring) => (
          <InputNumber
            {...wiring}
            min={1}
            max={60}
            value={values.leadDayCnt}
            onChange={(leadDayCnt) => change({ leadDayCnt: leadDayCnt ?? 1 })}
          />
        )}
      </FormField>
      <FormField label={t('필수 역할')} width="full">
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            mode="multiple"
            value={values.mustRoleCds}
            options={staffRoleCds.map((roleCd) => ({ value: roleCd, label: t(roles[roleCd].label) }))}
            onChange={(mustRoleCds: string[]) => change({ mustRoleCds })}
          />
        )}
      </FormField>
      <FormField label={t('참조 공개')} width="medium">
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            value={values.refOpenCd}
            options={[
              { value: 'SUBMIT', label: t('상신할 때') },
              { value: 'FINAL', label: t('완결된 뒤') },
            ]}
            onChange={(refOpenCd) => change({ refOpenCd })}
          />
        )}
      </FormField>
      <Button type="primary" loading={isSending} onClick={send}>
        {t('저장')}
      </Button>
    </div>
  )
}
