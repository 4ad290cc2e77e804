/** One request: what was submitted, what has changed since the last time, who has said what, and the decision. */
import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { OneApproval } from '#platform/web/approval/approval-status.tsx'
import { APPROVAL_API, type ApprovalDetail, renewApprovals, useApproval } from '#platform/web/approval/approval-wire.ts'
import { DecisionButtons } from '#platform/web/approval/decide.tsx'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { BottomBar, PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { ChangeLine } from './change-line.tsx'

export function ApprRequest() {
  const { params } = usePage()
  const no = Number(params.no)
  const { data, isError, error, refetch } = useApproval(no)
  useRead(data)
  usePageHead({ title: data?.apprTitle })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={10} />
  return <Request approval={data} />
}

/** Opening it is reading it; should the mark fail, it only asks once more before a bulk approval. */
function useRead(approval: ApprovalDetail | undefined): void {
  const no = approval?.apprRqstNo
  useEffect(() => {
    if (no !== undefined) void api.post(`${APPROVAL_API}/${no}/read`, undefined, { quiet: true }).catch(() => undefined)
  }, [no])
}

function Request({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  const isPhone = useIsPhone()
  const buttons = (
    <>
      <RequestButtons approval={approval} />
      <DecisionButtons approval={approval} />
    </>
  )
  return (
    <article className="stack is-wide">
      {isPhone ? <BottomBar>{buttons}</BottomBar> : <PageActions>{buttons}</PageActions>}
      {approval.can.deputyForUserId && (
        <p className="callout" data-tone="waiting">
          {t('{name} 님의 부재로 대신 결재합니다.', {
            name: approval.lines.find(({ userId }) => userId === approval.can.deputyForUserId)?.userNm ?? '',
          })}
        </p>
      )}
      <OneApproval approval={approval} />
      {approval.differences.length > 0 && (
        <Part title={t('이전 상신과 달라진 내용')}>
          <Facts
            facts={approval.differences.map(({ label, before, after }) => [
              label,
              <>
                <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
              </>,
            ])}
          />
        </Part>
      )}
      {approval.former.length > 0 && (
        <Part title={t('이전 의견')}>
          <ul className="stack is-close">
            {approval.former.map(({ userNm, opinionDesc }) => (
              <li key={`${userNm}${opinionDesc}`}>
                <b>{userNm}</b> {opinionDesc}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('상신한 내용')}>
        {approval.contentYn === 'N' && <p className="quiet">{t('문서를 볼 권한이 없어 결재선만 표시합니다.')}</p>}
        <Facts facts={approval.snapshot.map(({ label, text }) => [label, text || '–'])} />
        {approval.documentUrl && <Link to={approval.documentUrl}>{t('문서 열기')}</Link>}
      </Part>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack is-close">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function RequestButtons({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  const navigate = useNavigate()
  const { withdraw, resubmit, changeLine } = approval.can
  return (
    <>
      {changeLine && <Button onClick={() => void openChange(approval, t)}>{t('결재자 변경')}</Button>}
      {withdraw && <Button onClick={() => void takeBack(approval.apprRqstNo, t)}>{t('회수')}</Button>}
      {resubmit && approval.documentUrl && (
        <Button onClick={() => navigate(approval.documentUrl ?? '')}>{t('문서에서 재상신')}</Button>
      )}
    </>
  )
}

export async function takeBack(apprRqstNo: number, t: ReturnType<typeof useT>): Promise<void> {
  if (!(await confirm(t('회수하시겠습니까?'), { confirmText: t('회수') }))) return
  await api.post(`${APPROVAL_API}/${apprRqstNo}/withdraw`)
  toast(t('회수했습니다.'))
  await renewApprovals()
}

async function openChange(approval: ApprovalDetail, t: ReturnType<typeof useT>): Promise<void> {
  const isDone = await openDialog<true>({
    label: t('결재자 변경'),
    width: '520px',
    content: (close) => <ChangeLine approval={approval} onDone={() => close(true)} />,
  })
  if (isDone) await renewApprovals()
}
