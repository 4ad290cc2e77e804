/** Who looks into it, and what each says to what was found. */
import { Check } from 'lucide-react'
import { code, rows, text, user, yesNo } from '#platform/model/field.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { type Inquiry, inquiry, saveTeam, signInquiry } from './inquiry.calls.ts'
import { teamRoles } from './inquiry-codes.model.ts'
import { EditedRows, numberedRows } from './inquiry-set.tsx'

const field = rows('조사팀', {
  userId: user('직원'),
  memberNm: text('이름', { max: 100 }),
  teamRoleCd: code('역할', teamRoles, { required: true }),
  workerSideYn: yesNo('근로자측'),
})
interface TeamRow {
  userId?: string | null
  memberNm?: string | null
  teamRoleCd?: keyof typeof teamRoles | null
  workerSideYn?: 'Y' | 'N' | null
}

export function Team({ no, found }: { no: number; found: Inquiry }) {
  const t = useT()
  const { team, mayChange, maySign, stamps } = found
  const save = (typed: readonly object[]) => {
    const members = numberedRows(typed as readonly TeamRow[]).map((row) => ({
      ...{ no: row.no, personNo: null, userId: row.userId ?? null },
      memberNm: row.memberNm?.trim() || (row.userId ?? ''),
      teamRoleCd: row.teamRoleCd ?? 'MEMBER',
      workerSideYn: row.workerSideYn ?? ('N' as const),
    }))
    return send(saveTeam, { no }, { stamp: stamps.team, rows: members })
  }
  const mine = team.find(({ isMe }) => isMe)
  const differ = () =>
    askReason({
      title: t('다른 의견을 남깁니다'),
      help: t('조사보고에 함께 남습니다.'),
      confirmText: t('의견 남기기'),
      run: async (opinionDesc) => {
        await send(signInquiry, { no }, { opinionDesc })
        await renew(inquiry)
      },
    })
  return (
    <EditedRows part="team" no={no} field={field} stored={team} mayChange={mayChange.includes('team')} onSave={save}>
      {team.length === 0 && <p className="quiet">{t('조사팀이 아직 없습니다. 24시간 안에 정합니다.')}</p>}
      <Lines label={t('조사팀')}>
        {team.map(({ no: key, memberNm, teamRoleCd, workerSideYn, signDt, opinionDesc }) => (
          <li key={key}>
            <strong>{memberNm}</strong>
            <span className="quiet">
              {[t(teamRoles[teamRoleCd]), workerSideYn === 'Y' && teamRoleCd !== 'WORKER' && t('근로자측')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {signDt && (
              <StatusTag tone="done">
                <Check size={14} aria-hidden /> {t('서명 {at}', { at: formatDateTime(signDt) })}
              </StatusTag>
            )}
            {opinionDesc && <span>{opinionDesc}</span>}
          </li>
        ))}
      </Lines>
      {maySign && mine && (
        <div className="row">
          {!mine.signDt && (
            <ActionButton
              type="primary"
              onAction={async () => {
                await send(signInquiry, { no }, { opinionDesc: null })
                await renew(inquiry)
              }}
            >
              {t('조사 내용에 서명')}
            </ActionButton>
          )}
          <ActionButton onAction={differ}>{t('다른 의견')}</ActionButton>
        </div>
      )}
    </EditedRows>
  )
}
