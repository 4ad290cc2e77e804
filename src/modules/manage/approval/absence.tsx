/** 부재·위임: when I am away and who decides for me; the same for whom I head and who cannot say it himself. */
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { APPROVAL_API, approvalKeys, renewApprovals } from '#platform/web/approval/approval-wire.ts'
import { CandidateSearch } from '#platform/web/approval/line-editor.tsx'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'

interface AbsenceRow {
  absenceNo: number
  userNm: string | null
  deputyUserNm: string | null
  startDt: string
  endDt: string
  scopeCd: string
  apprBizCds: string[]
  reasonDesc: string
  mayEnd: boolean
}
interface Colleague {
  userId: string
  userNm: string
}

export const useKinds = () =>
  useQuery({
    queryKey: ['approval-kinds'],
    queryFn: ({ signal }) =>
      api.get<{ rows: { apprBizCd: string; apprBizNm: string }[] }>(`${APPROVAL_API}/kinds`, { signal, quiet: true }),
  }).data?.rows ?? []

export function Absences() {
  const t = useT()
  const { path } = usePage()
  const kinds = useKinds()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...approvalKeys, 'absences'],
    queryFn: ({ signal }) =>
      api.get<{ rows: AbsenceRow[]; people: Colleague[] }>(`${APPROVAL_API}/absences`, { signal, quiet: true }),
  })
  usePageHead({ count: data?.rows.length ?? null })
  const scopeOf = ({ scopeCd, apprBizCds }: AbsenceRow) =>
    scopeCd === 'ALL'
      ? t('전체 문서')
      : apprBizCds.map((cd) => kinds.find((kind) => kind.apprBizCd === cd)?.apprBizNm ?? cd).join(', ')
  const columns: Column<AbsenceRow>[] = [
    { name: 'userNm', text: t('위임자'), width: 110 },
    { name: 'deputyUserNm', text: t('수임자'), width: 110 },
    { name: 'startDt', text: t('시작'), width: 160, render: ({ startDt }) => formatDateTime(startDt) },
    { name: 'endDt', text: t('종료'), width: 160, render: ({ endDt }) => formatDateTime(endDt) },
    { name: 'scopeCd', text: t('범위'), width: 180, render: scopeOf, value: scopeOf },
    { name: 'reasonDesc', text: t('사유') },
  ]
  const add = async () => {
    const isDone = await openDialog<true>({
      label: t('부재 등록'),
      width: '520px',
      content: (close) => <AbsenceForm people={data?.people ?? []} onDone={() => close(true)} />,
    })
    if (isDone) await renewApprovals()
  }
  const remove = async ({ absenceNo }: AbsenceRow) => {
    if (!(await confirm(t('삭제하시겠습니까?'), { danger: true, confirmText: t('삭제') }))) return
    await api.delete(`${APPROVAL_API}/absences/${absenceNo}`)
    await renewApprovals()
  }
  return (
    <div className="doc-list">
      <PageActions>
        <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => void add()}>
          {t('등록')}
        </Button>
      </PageActions>
      <div className="doc-list-main">
        <DataTable<AbsenceRow>
          label={t('부재·위임')}
          columns={columns}
          rows={data?.rows ?? []}
          rowKey="absenceNo"
          state={isError ? 'error' : isPending ? 'loading' : 'ready'}
          onRetry={refetch}
          rowActions={(row) =>
            row.mayEnd ? [{ name: 'remove', text: t('삭제'), danger: true, onClick: () => void remove(row) }] : []
          }
          fits
          settingsName={path}
          height="fill"
          empty={{ text: t('등록된 부재가 없습니다.') }}
        />
      </div>
    </div>
  )
}

/** Whole days by default: they are what people are away for. */
function AbsenceForm({ people, onDone }: { people: readonly Colleague[]; onDone(): void }) {
  const t = useT()
  const kinds = useKinds()
  const [absent, setAbsent] = useState<string | null>(null)
  const [deputy, setDeputy] = useState<{ userId: string; userNm: string } | null>(null)
  const [start, setStart] = useState(`${today()}T00:00`)
  const [end, setEnd] = useState(`${today()}T23:59`)
  const [scope, setScope] = useState<string[]>([])
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await api.post(`${APPROVAL_API}/absences`, {
        ...(absent && { userId: absent }),
        deputyUserId: deputy?.userId,
        startDt: `${start}:00+09:00`,
        endDt: `${end}:59+09:00`,
        scopeCd: scope.length > 0 ? 'BIZ' : 'ALL',
        apprBizCds: scope,
        reasonDesc: reason.trim(),
      })
      toast(t('저장되었습니다.'))
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="stack">
      {people.length > 0 && (
        <FormField
          label={t('위임자')}
          width="full"
          help={t('본인의 부재가 아니면 부서원을 고릅니다. 그 사람에게 바로 알립니다.')}
        >
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('본인')}
              value={absent}
              options={people.map(({ userId, userNm }) => ({ value: userId, label: `${userNm} (${userId})` }))}
              onChange={(userId?: string) => setAbsent(userId ?? null)}
            />
          )}
        </FormField>
      )}
      <FormField label={t('수임자')} required width="full" help={deputy?.userNm}>
        {() => <CandidateSearch label={t('수임자')} onPick={setDeputy} />}
      </FormField>
      <FormField label={t('시작')} required>
        {(wiring) => (
          <Input {...wiring} type="datetime-local" value={start} onChange={({ target }) => setStart(target.value)} />
        )}
      </FormField>
      <FormField label={t('종료')} required>
        {(wiring) => (
          <Input {...wiring} type="datetime-local" value={end} onChange={({ target }) => setEnd(target.value)} />
        )}
      </FormField>
      <FormField label={t('범위')} width="full" help={t('비워 두면 모든 문서의 결재와 할 일을 위임합니다.')}>
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            mode="multiple"
            value={scope}
            options={kinds.map(({ apprBizCd, apprBizNm }) => ({ value: apprBizCd, label: apprBizNm }))}
            onChange={setScope}
          />
        )}
      </FormField>
      <FormField label={t('사유')} required width="full">
        {(wiring) => (
          <Input {...wiring} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
        )}
      </FormField>
      <Button
        type="primary"
        loading={isSending}
        disabled={!deputy || !start || !end || reason.trim() === ''}
        onClick={send}
      >
        {t('저장')}
      </Button>
    </div>
  )
}
