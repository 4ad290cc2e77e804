/** People: the list with rights, last sign-in and lock, and what an administrator does to an account. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { KeyRound, LockOpen, LogOut, Mail } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { send } from '#platform/web/calls/ask.ts'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { OpenWork } from './open-work.tsx'
import { sendPasswordLinks } from './password-link.calls.ts'
import { openPasswordLinks, unreachedReasons } from './password-links.tsx'
import { userMaster } from './user.master.ts'
import './user.css'
import type { Account } from './user.wire.ts'

const accountsKey = ['userAccounts'] as const

export function UserList() {
  const t = useT()
  const { editable } = usePage()
  return (
    <MasterList
      master={userMaster}
      useMore={useAccountColumns}
      extra={editable && <Button onClick={() => void openPasswordLinks()}>{t('비밀번호 링크 보내기')}</Button>}
      below={(row, editable) => <AccountPart userId={String(row.userId)} editable={editable} />}
    />
  )
}

function useAccounts(userIds: string): ReadonlyMap<string, Account> {
  const { data } = useQuery({
    queryKey: [...accountsKey, userIds],
    queryFn: ({ signal }) =>
      api.get<{ rows: Account[] }>('/api/manage/useraccounts', { query: { userIds }, signal, quiet: true }),
    enabled: userIds !== '',
  })
  return useMemo(() => new Map((data?.rows ?? []).map((one) => [one.userId, one])), [data])
}

function useAccountColumns(rows: readonly MasterRow[]): readonly Column<MasterRow>[] {
  const t = useT()
  const accounts = useAccounts(rows.map(({ userId }) => userId).join(','))
  return useMemo(() => {
    const of = ({ userId }: MasterRow) => accounts.get(String(userId))
    const groups = (row: MasterRow) => of(row)?.authGrpNms.join(', ') ?? ''
    const lastLogin = (row: MasterRow) => {
      const { lastLoginDt } = of(row) ?? {}
      return lastLoginDt ? formatDateTime(lastLoginDt) : ''
    }
    return [
      { name: 'authGrpNm', text: t('권한그룹'), width: 200, value: groups, render: groups },
      { name: 'lastLoginDt', text: t('최근접속'), width: 164, value: lastLogin, render: lastLogin },
      {
        name: 'lockYn',
        text: t('잠금'),
        width: 112,
        value: (row) => t(lockOf(of(row)) ?? ''),
        render: (row) => {
          const lock = lockOf(of(row))
          return lock && <StatusTag tone="danger">{t(lock)}</StatusTag>
        },
      },
    ]
  }, [accounts, t])
}

const lockOf = (account: Account | undefined): string | undefined =>
  account?.unusedYn === 'Y' ? '미사용 잠김' : account?.lockYn === 'Y' ? '잠김' : undefined

function AccountPart({ userId, editable }: { userId: string; editable: boolean }) {
  const t = useT()
  const account = useAccounts(userId).get(userId)
  return (
    <section className="stack user-account" aria-label={t('계정')}>
      <h3>{t('계정')}</h3>
      <p>{account?.authGrpNms.join(', ') || t('권한그룹이 없습니다.')}</p>
      {editable && (
        <div className="row">
          {lockOf(account) && (
            <ActionButton icon={<LockOpen size={16} aria-hidden />} onAction={() => unlock(userId)}>
              {t('잠금 해제')}
            </ActionButton>
          )}
          <ActionButton icon={<LogOut size={16} aria-hidden />} onAction={() => endSessions(userId)}>
            {t('로그인 끝내기')}
          </ActionButton>
          <ActionButton icon={<Mail size={16} aria-hidden />} onAction={() => sendLink(userId)}>
            {t('비밀번호 링크 보내기')}
          </ActionButton>
          <ActionButton icon={<KeyRound size={16} aria-hidden />} onAction={() => giveOneTimePassword(userId)}>
            {t('임시 비밀번호 발급')}
          </ActionButton>
        </div>
      )}
      <OpenWork userId={userId} />
    </section>
  )
}

async function unlock(userId: string): Promise<void> {
  await api.post(`${userMaster.api}/${encodeURIComponent(userId)}/unlock`)
  await queryClient.invalidateQueries({ queryKey: accountsKey })
  toast(translateNow('잠금을 해제했습니다.'))
}

async function endSessions(userId: string): Promise<void> {
  if (!(await confirm(translateNow('이 사용자의 모든 로그인을 끝냅니다. 계속하시겠습니까?'), { danger: true }))) return
  const { endedCnt } = await api.post<{ endedCnt: number }>(
    `${userMaster.api}/${encodeURIComponent(userId)}/endsessions`,
  )
  toast(translateNow('로그인 {n}건을 끝냈습니다.', { n: endedCnt }))
}

/** To his own mail or phone: nobody else learns a password. */
async function sendLink(userId: string): Promise<void> {
  const { rows } = await send(sendPasswordLinks, { userIds: [userId] })
  const sentCd = rows[0]?.sentCd
  if (sentCd === 'MAIL' || sentCd === 'SMS') return toast(translateNow('비밀번호 링크를 보냈습니다.'))
  await alert(translateNow(unreachedReasons[sentCd ?? 'UNKNOWN'] ?? ''))
}

/** It is seen here and never again. */
async function giveOneTimePassword(userId: string): Promise<void> {
  const question = translateNow('임시 비밀번호를 발급하면 지금 비밀번호와 로그인이 끝납니다. 계속하시겠습니까?')
  if (!(await confirm(question, { danger: true }))) return
  const { password } = await api.post<{ password: string }>(`${userMaster.api}/${encodeURIComponent(userId)}/password`)
  await queryClient.invalidateQueries({ queryKey: accountsKey })
  await alert(translateNow('임시 비밀번호입니다. 본인에게 직접 알려 주세요. 첫 로그인 때 바꾸게 됩니다.'), {
    details: [password],
  })
}
