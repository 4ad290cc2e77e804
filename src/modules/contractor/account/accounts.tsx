/** Accounts of a vendor: who may act for it, and what its administrator does about them. */
import { Button, Input, Select } from 'antd'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { roles } from '#modules/roles.model.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePageHead } from '#platform/web/pages/page.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import * as calls from './account.calls.ts'
import { type Account, type AccountStep, stepAccount, vendorAccounts } from './account.calls.ts'
import { ACCOUNT_STATES } from './account.model.ts'

const given = ['VAD', 'VSM', 'VSP'] as const

/** The page of a vendor's administrator. */
export function VendorAccounts() {
  const { vendorCd } = usePerson()
  usePageHead({})
  return <Accounts vendorCd={vendorCd ?? ''} isPage />
}

export function Accounts({ vendorCd, isPage = false }: { vendorCd: string; isPage?: boolean }) {
  const t = useT()
  const person = usePerson()
  const { table } = useAskedRows(vendorAccounts, { vendorCd })
  const isOwn = person.vendorCd === vendorCd && person.roles.includes('VAD')
  const isHelper = person.kind === 'staff' && person.roles.some((role) => ['PUR', 'SHM', 'SYS'].includes(role))
  const columns = useMemo(() => columnsOf(t), [t])
  const add = isOwn && (
    <Button type="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => void addAccount()}>
      {t('계정 등록')}
    </Button>
  )
  return (
    <section className="doc-section" aria-label={t('계정')}>
      {isPage && add && <PageActions>{add}</PageActions>}
      <DataTable<Account>
        label={t('계정')}
        columns={columns}
        {...table}
        rowKey="portalId"
        total={table.rows.length}
        height={360}
        fits
        settingsName="vendor:accounts"
        empty={{ text: t('등록된 계정이 없습니다.') }}
        toolbar={!isPage && add}
        {...((isOwn || isHelper) && { rowActions: actionsOf })}
      />
    </section>
  )
}

const columnsOf = (t: (korean: string) => string): Column<Account>[] => [
  { name: 'portalId', text: t('아이디'), width: 130 },
  { name: 'userNm', text: t('성명'), width: 120 },
  {
    name: 'vendorRoleCd',
    text: t('역할'),
    width: 200,
    value: ({ vendorRoleCd }) => t(roles[vendorRoleCd].label),
    render: ({ vendorRoleCd }) => t(roles[vendorRoleCd].label),
  },
  {
    name: 'accountStatusCd',
    text: t('상태'),
    width: 96,
    type: 'tag',
    items: Object.entries(ACCOUNT_STATES).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone })),
  },
  { name: 'phoneNo', text: t('휴대폰'), width: 140 },
  {
    name: 'lastLoginDt',
    text: t('최근접속'),
    width: 160,
    value: ({ lastLoginDt }) => (lastLoginDt ? formatDateTime(lastLoginDt) : ''),
    render: ({ lastLoginDt }) => (lastLoginDt ? formatDateTime(lastLoginDt) : ''),
  },
  {
    name: 'userPwdUdt',
    text: t('비밀번호 변경일'),
    width: 160,
    value: ({ userPwdUdt }) => (userPwdUdt ? formatDateTime(userPwdUdt) : ''),
    render: ({ userPwdUdt }) => (userPwdUdt ? formatDateTime(userPwdUdt) : ''),
  },
]

const said: Record<AccountStep, string> = {
  stop: '계정을 정지했습니다.',
  start: '계정을 다시 열었습니다.',
  unlock: '잠금을 해제했습니다.',
  link: '비밀번호 설정 링크를 보냈습니다.',
}

function actionsOf(account: Account): TableAction[] {
  const action = (step: AccountStep, text: string, danger = false): TableAction => ({
    name: step,
    text: translateNow(text),
    danger,
    onClick: () => void take(step, account),
  })
  if (account.accountStatusCd === 'STOP') return [action('start', '정지 해제')]
  const first = account.accountStatusCd === 'LOCK' ? action('unlock', '잠금 해제') : action('link', '링크 보내기')
  return [first, action('stop', '정지', true)]
}

async function take(step: AccountStep, { portalId, userNm }: Account): Promise<void> {
  if (step === 'stop') {
    const question = translateNow('{name} 님의 계정을 정지하고 로그인을 끝냅니다. 계속하시겠습니까?', { name: userNm })
    if (!(await confirm(question, { danger: true }))) return
  }
  try {
    await send(stepAccount, { portalId, step })
    toast(translateNow(said[step]))
  } catch (error) {
    alreadyTold(error)
  }
  await renew(vendorAccounts)
}

async function addAccount(): Promise<void> {
  const portalId = await openDialog<string>({
    label: translateNow('계정 등록'),
    width: 'min(480px, 92vw)',
    content: (close) => <NewAccount onDone={close} />,
  })
  if (portalId === undefined) return
  toast(translateNow('계정 {id}을(를) 등록하고 비밀번호 설정 링크를 보냈습니다.', { id: portalId }))
  await renew(vendorAccounts)
}

function NewAccount({ onDone }: { onDone(portalId: string): void }) {
  const t = useT()
  const [userNm, setUserNm] = useState('')
  const [phoneNo, setPhoneNo] = useState('')
  const [vendorRoleCd, setRole] = useState<(typeof given)[number]>('VSM')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const body = { userNm: userNm.trim(), phoneNo: phoneNo.trim(), vendorRoleCd }
      onDone((await send(calls.addAccount, body)).portalId)
    } catch (error) {
      alreadyTold(error)
      setBusy(false)
    }
  }
  return (
    <div className="fields">
      <TextBox label={t('성명')} value={userNm} maxLength={100} onChange={setUserNm} isFirst />
      <TextBox
        label={t('휴대폰')}
        help={t('비밀번호 설정 링크를 이 번호로 보냅니다.')}
        value={phoneNo}
        maxLength={20}
        onChange={setPhoneNo}
      />
      <FormField label={t('역할')} required>
        {(wiring) => (
          <Select
            {...wiring}
            value={vendorRoleCd}
            onChange={setRole}
            options={given.map((code) => ({ value: code, label: t(roles[code].label) }))}
          />
        )}
      </FormField>
      <DialogActions>
        <Button
          type="primary"
          loading={isBusy}
          disabled={!userNm.trim() || !phoneNo.trim()}
          onClick={() => void save()}
        >
          {t('등록')}
        </Button>
      </DialogActions>
    </div>
  )
}

interface TextBoxProps {
  label: string
  help?: string
  value: string
  maxLength: number
  isFirst?: boolean
  onChange(value: string): void
}
const TextBox = ({ label, help, value, maxLength, isFirst = false, onChange }: TextBoxProps) => (
  <FormField label={label} required {...(help && { help })}>
    {(wiring) => (
      <Input
        {...wiring}
        {...(isFirst && { 'data-focus-first': true })}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FormField>
)
