/** What was agreed with neighbours, and what was allowed against a rule and why: on the paper, for whoever checks it. */

import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePermitGas } from '../../gas/permit-gas.tsx'
import { whyText } from '../../simops/simops-why.logic.ts'
import { usePlaces } from '../../simops/use-places.ts'
import { freedFor } from '../fields/permit-codes.model.ts'
import { Both } from '../paper/paper-language.tsx'
import { useRecord } from '../paper/permit-paper-record.ts'

export function Coordination({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { data } = usePlaces(permitNo)
  const hits = (data?.hits ?? []).filter(({ levelCd }) => levelCd !== 'INFO')
  return (
    <>
      <h2>
        <Both>동시작업</Both>
      </h2>
      {hits.length === 0 && <p>{t('같은 시간에 부딪히는 작업이 없습니다.')}</p>}
      {hits.map((hit) => (
        <p key={`${hit.otherDocNo}${hit.ruleNo}`}>
          {hit.otherDocNo} · {whyText(hit, t)} · {t(stateWords[hit.hitStatusCd ?? 'OPEN'])}
          {hit.coordDesc && ` · ${hit.coordDesc}`}
          {hit.signs.length > 0 && ` (${hit.signs.map(({ userNm }) => userNm).join(', ')})`}
        </p>
      ))}
    </>
  )
}
const stateWords = { OPEN: '충돌', COORDINATED: '조정 합의', RELEASED: '조건부 해제', CLEARED: '해소' } as const

/** Each with who allowed it: an urgent request, a ban that was lifted, a warning that was accepted, a longer day, a stop. */
export function Overrides({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { permitUrgentYn, urgentDesc, permitExtend, permitSusp, permitFreed } = useRecord()
  const { data: places } = usePlaces(permitNo)
  const { data: gas } = usePermitGas(permitNo)
  const lines: [string, string][] = [
    ...(permitUrgentYn === 'Y' ? [[t('긴급작업'), urgentDesc ?? ''] as [string, string]] : []),
    ...(places?.hits ?? [])
      .filter(({ hitStatusCd }) => hitStatusCd === 'RELEASED')
      .map((hit): [string, string] => [
        `${t('조건부 해제')} ${hit.otherDocNo ?? ''}`,
        [hit.releaseDesc, hit.releaseUserNm, hit.releaseToDt && formatDateTime(hit.releaseToDt)]
          .filter(Boolean)
          .join(' · '),
      ]),
    ...(gas?.sets ?? [])
      .filter(({ statusCd }) => statusCd === 'CONFIRM' || statusCd === 'COND')
      .map((set): [string, string] => [
        t('가스 주의값 확인'),
        [formatDateTime(set.measureDt), set.resultDesc].filter(Boolean).join(' · '),
      ]),
    ...(permitFreed ?? []).map((one): [string, string] => [
      `${t('위험성평가 작업제한 해제')} ${one.rsaDocNo ?? ''}`,
      [
        one.freedForCd && t(freedFor[one.freedForCd]),
        one.controlDesc,
        one.reasonDesc,
        one.toDt && t('{day}까지', { day: formatDateTime(one.toDt) }),
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
    ...(permitExtend ?? [])
      .filter(({ apprDt, denyDesc }) => apprDt && !denyDesc)
      .map((one): [string, string] => [
        t('연장'),
        [one.toDt && formatDateTime(one.toDt), one.reasonDesc].filter(Boolean).join(' · '),
      ]),
    ...(permitSusp ?? []).map((one): [string, string] => [
      `${t('중지')} ${one.reasonCd ? t(suspReasons[one.reasonCd]) : ''}`,
      [
        one.suspDt && formatDateTime(one.suspDt),
        one.reasonDesc,
        one.resumeDt && t('재개 {at}', { at: formatDateTime(one.resumeDt) }),
        one.conditionDesc,
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
  ]
  if (lines.length === 0) return null
  return (
    <>
      <h2>{t('예외와 중지')}</h2>
      <table>
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={`${label}${value}`}>
              <th>{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
