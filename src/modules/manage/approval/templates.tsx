/** 결재선 관리: lines under a name, one's own and, by the approval administrator, those of the company. */
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { APPROVAL_API, approvalKeys, type LineType, renewApprovals } from '#platform/web/approval/approval-wire.ts'
import { LineEditor } from '#platform/web/approval/line-editor.tsx'
import { type EditedLine, lineTypes, numbered, toEdited } from '#platform/web/approval/lines.ts'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { useKinds } from './absence.tsx'

interface TemplateLine {
  seqNo: number
  lineTypeCd: LineType
  roleCd: string | null
  userId: string | null
  userNm: string | null
  orgNm: string | null
}
interface TemplateRow {
  templateNo: number
  templateNm: string
  ownerCd: 'USER' | 'DEPT' | 'COMPANY'
  ownerNm: string | null
  apprBizCd: string | null
  mayEdit: boolean
  lines: TemplateLine[]
}

export function LineTemplates() {
  const t = useT()
  const { path } = usePage()
  const kinds = useKinds()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...approvalKeys, 'templates'],
    queryFn: ({ signal }) => api.get<{ rows: TemplateRow[] }>(`${APPROVAL_API}/templates`, { signal, quiet: true }),
  })
  usePageHead({ count: data?.rows.length ?? null })
  const owners = { USER: t('개인'), DEPT: t('부서'), COMPANY: t('전사') }
  const lineText = ({ lines }: TemplateRow) =>
    lines.map(({ lineTypeCd, userNm, roleCd }) => `${t(typeName(lineTypeCd))} ${userNm ?? roleCd ?? '–'}`).join(' → ')
  const kindOf = ({ apprBizCd }: TemplateRow) =>
    apprBizCd === null ? t('전체 문서') : (kinds.find((kind) => kind.apprBizCd === apprBizCd)?.apprBizNm ?? apprBizCd)
  const columns: Column<TemplateRow>[] = [
    { name: 'templateNm', text: t('템플릿명'), type: 'link', width: 200 },
    {
      name: 'ownerCd',
      text: t('구분'),
      width: 90,
      render: ({ ownerCd }) => owners[ownerCd],
      value: ({ ownerCd }) => owners[ownerCd],
    },
    { name: 'apprBizCd', text: t('문서종류'), width: 160, render: kindOf, value: kindOf },
    { name: 'lines', text: t('결재선'), render: lineText, value: lineText },
  ]
  const edit = async (row?: TemplateRow) => {
    if (row && !row.mayEdit) return
    const isDone = await openDialog<true>({
      label: row ? t('결재선 템플릿') : t('템플릿 등록'),
      content: (close) => <TemplateForm row={row} onDone={() => close(true)} />,
    })
    if (isDone) await renewApprovals()
  }
  const remove = async ({ templateNo }: TemplateRow) => {
    if (!(await confirm(t('삭제하시겠습니까?'), { danger: true, confirmText: t('삭제') }))) return
    await api.delete(`${APPROVAL_API}/templates/${templateNo}`)
    await renewApprovals()
  }
  return (
    <div className="doc-list">
      <PageActions>
        <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => void edit()}>
          {t('등록')}
        </Button>
      </PageActions>
      <div className="doc-list-main">
        <DataTable<TemplateRow>
          label={t('결재선 관리')}
          columns={columns}
          rows={data?.rows ?? []}
          rowKey="templateNo"
          state={isError ? 'error' : isPending ? 'loading' : 'ready'}
          onRetry={refetch}
          onOpen={(row) => void edit(row)}
          rowActions={(row) =>
            row.mayEdit ? [{ name: 'remove', text: t('삭제'), danger: true, onClick: () => void remove(row) }] : []
          }
          fits
          settingsName={path}
          height="fill"
          empty={{ text: t('등록된 결재선 템플릿이 없습니다.') }}
        />
      </div>
    </div>
  )
}
const typeName = (code: LineType): string => lineTypes.find((type) => type.code === code)?.label ?? code

/** People who come after, by what they are to the drafter. */
const roleChoices = [
  { roleCd: 'DEPT_HEAD', label: '기안부서장' },
  { roleCd: 'UP_DEPT_HEAD', label: '상위부서장' },
  { roleCd: 'SHD', label: 'SHE팀장' },
  { roleCd: 'CSO', label: '공장장' },
] as const
const roleKey = (roleCd: string): string => `role:${roleCd}`

function TemplateForm({ row, onDone }: { row: TemplateRow | undefined; onDone(): void }) {
  const t = useT()
  const kinds = useKinds()
  const isAdmin = usePerson().roles.includes('APM')
  const [templateNm, setName] = useState(row?.templateNm ?? '')
  const [apprBizCd, setKind] = useState(row?.apprBizCd ?? null)
  const [isCompany, setCompany] = useState(row?.ownerCd === 'COMPANY')
  const [lines, setLines] = useState<readonly EditedLine[]>(() => toEdited((row?.lines ?? []).map(withRole(t))))
  const [isSending, setSending] = useState(false)
  const addRole = (roleCd: string) => {
    const label = roleChoices.find((role) => role.roleCd === roleCd)?.label ?? roleCd
    if (lines.some(({ userId }) => userId === roleKey(roleCd))) return
    setLines([
      ...lines,
      { userId: roleKey(roleCd), userNm: t(label), orgNm: t('역할'), lineTypeCd: 'APPROVE', isBeside: false },
    ])
  }
  const send = async () => {
    setSending(true)
    try {
      const ownerCd = row?.ownerCd ?? (isCompany ? 'COMPANY' : 'USER')
      const body = { templateNm: templateNm.trim(), apprBizCd, ownerCd, lines: numbered(lines).map(storedLine) }
      if (row) await api.put(`${APPROVAL_API}/templates/${row.templateNo}`, body)
      else await api.post(`${APPROVAL_API}/templates`, body)
      toast(t('저장되었습니다.'))
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="approval-draft">
      <FormField label={t('템플릿명')} required>
        {(wiring) => (
          <Input {...wiring} value={templateNm} maxLength={100} onChange={({ target }) => setName(target.value)} />
        )}
      </FormField>
      <FormField label={t('문서종류')}>
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            allowClear
            placeholder={t('전체 문서')}
            value={apprBizCd}
            options={kinds.map((kind) => ({ value: kind.apprBizCd, label: kind.apprBizNm }))}
            onChange={(value: string | undefined) => setKind(value ?? null)}
          />
        )}
      </FormField>
      {isAdmin && !row && (
        <Checkbox checked={isCompany} onChange={({ target }) => setCompany(target.checked)}>
          {t('전사 템플릿')}
        </Checkbox>
      )}
      <div className="row">
        {roleChoices.map(({ roleCd, label }) => (
          <Button key={roleCd} onClick={() => addRole(roleCd)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <LineEditor lines={lines} onChange={setLines} />
      <Button
        type="primary"
        loading={isSending}
        disabled={templateNm.trim() === '' || lines.length === 0}
        onClick={send}
      >
        {t('저장')}
      </Button>
    </div>
  )
}

/** A role is kept as a role, whoever holds it today. */
const withRole =
  (t: ReturnType<typeof useT>) =>
  (line: TemplateLine): TemplateLine => {
    if (line.roleCd === null) return line
    const label = roleChoices.find(({ roleCd }) => roleCd === line.roleCd)?.label ?? line.roleCd
    return { ...line, userId: roleKey(line.roleCd), userNm: t(label), orgNm: t('역할') }
  }
const storedLine = ({ userId, ...line }: ReturnType<typeof numbered>[number]) =>
  userId.startsWith('role:') ? { ...line, roleCd: userId.slice('role:'.length) } : { ...line, userId }
