/**
 * 결과 게시문: what hangs at the place after an assessment: hazards, how they were decided, measures and whether they are
 * carried out.
 *
 * @law 산업안전보건법 시행규칙 제37조의3
 */
import '../assess/rsa.css'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import type { Rev } from '../assess/rsa.calls.ts'
import { type RsaControl, type RsaItem, rsa } from '../assess/rsa.model.ts'
import { partRoles } from '../assess/rsa-codes.model.ts'
import { UserName } from '../assess/rsa-names.tsx'
import { useExtra } from '../assess/rsa-queries.ts'
import { hasResult } from './has-result.logic.ts'
import { ShareCode } from './share-code.tsx'

const { Paper, Section, Fields, useRecord } = screensFor(rsa)

export function RsaPosting() {
  return (
    <Paper title="위험성평가 결과 게시문" hasOwnCode>
      <Posting />
    </Paper>
  )
}

const heads = ['유해위험요인', '위험성', '감소대책', '이행']

function Posting() {
  const t = useT()
  const { rsaNo, statusCd, items, controls } = useRecord()
  const { data } = useExtra(rsaNo)
  if (!hasResult(statusCd)) return <p>{t('아직 결정하지 않아 게시할 결과가 없습니다.')}</p>
  return (
    <>
      <Section title="대상">
        <Fields
          names={[
            'rsaTitle',
            'rsaTypeCd',
            'deptCd',
            'processNo',
            'workCatCd',
            'leaderUserId',
            'decideDt',
            'completeDt',
          ]}
        />
      </Section>
      <table className="rsa-sheet">
        <HeadRow names={heads} />
        <tbody>
          {(items ?? []).map((item) => (
            <Line
              key={item.rsaItemNo}
              item={item}
              controls={(controls ?? []).filter(({ rsaItemNo }) => rsaItemNo === item.rsaItemNo)}
              last={data?.revs.findLast(({ rsaItemNo }) => rsaItemNo === item.rsaItemNo)}
            />
          ))}
        </tbody>
      </table>
      <Section title="참여자">
        <p>
          {data?.parts
            .filter(({ signDt }) => signDt !== null)
            .map(({ partNm, vendorNm, partRoleCd }) =>
              [partNm, vendorNm, t(partRoles[partRoleCd])].filter(Boolean).join(' '),
            )
            .join(', ')}
        </p>
      </Section>
      <Section title="확인">
        <p>{t('의견이 있으면 담당에게 알려 주십시오.')}</p>
        {data?.path && <ShareCode path={data.path} />}
      </Section>
    </>
  )
}

interface LineProps {
  item: RsaItem
  controls: readonly RsaControl[]
  /** The last look at it. */
  last: Rev | undefined
}
function Line({ item, controls, last }: LineProps) {
  const t = useT()
  const { gradeCd, acceptYn } = last ?? item
  return (
    <tr>
      <td>
        {item.taskNm && <b>{item.taskNm}</b>}
        <div>{item.hazardDesc}</div>
      </td>
      <td>{[gradeCd && t(grades[gradeCd]), t(acceptYn === 'Y' ? '허용' : '허용불가')].filter(Boolean).join(' · ')}</td>
      <td>
        {controls.length === 0 && item.existMeasureDesc}
        {controls.map(({ controlNo, controlDesc }) => (
          <div key={controlNo}>{controlDesc}</div>
        ))}
      </td>
      <td>
        {controls.map(({ controlNo, doneYmd, dueYmd, ownerUserId, vendorCd }) => (
          <div key={controlNo}>
            {doneYmd ? t('{day} 완료', { day: doneYmd }) : t('{day}까지', { day: dueYmd ?? '' })}{' '}
            <UserName userId={ownerUserId} vendorCd={vendorCd} />
          </div>
        ))}
        {item.interimDt && <div>{t('잠정조치: {what}', { what: item.interimDesc ?? '' })}</div>}
      </td>
    </tr>
  )
}
