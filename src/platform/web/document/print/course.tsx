/** Every step of a record on paper, with who took it when, and a place to sign by hand. */
import type { AnyDocument } from '#platform/model/document.ts'
import { formatDateTime } from '../../format.ts'
import { useT } from '../../i18n/i18n.ts'
import { HeadRow } from '../../parts/head-row.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useStory } from '../detail/notices.tsx'

export function Course({ model, no }: { model: AnyDocument; no: number }) {
  const t = useT()
  const { data = [] } = useStory(model, no)
  const steps = data.filter((story) => story.toStatusCd !== story.fromStatusCd && story.fromStatusCd).toReversed()
  const actions: Readonly<Record<string, { label: string }>> = model.lifecycle.actions
  return (
    <Panel title="처리 경과">
      <table className="is-signed">
        <HeadRow names={['단계', '이름', '일시', '사유', '서명']} />
        <tbody>
          {steps.map(({ auditNo, actionCd, userNm, auditDt, reasonDesc }) => (
            <tr key={auditNo}>
              <th scope="row">{t(actions[actionCd]?.label ?? actionCd)}</th>
              <td>{userNm ?? t('익명')}</td>
              <td>{formatDateTime(auditDt)}</td>
              <td>{reasonDesc}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
