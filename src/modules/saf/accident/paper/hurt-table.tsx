/** Who was hurt, on paper: named where the reader may know it (R10), counted where he may not. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import type { AccidentCase } from '../accident.calls.ts'
import { injuryTypes, sevClasses } from '../accident-codes.model.ts'

export function HurtTable({ victims, hiddenCnt }: Pick<AccidentCase, 'victims' | 'hiddenCnt'>) {
  const t = useT()
  if (victims.length + hiddenCnt === 0) return null
  return (
    <Panel title="재해자">
      {victims.length > 0 && (
        <table>
          <HeadRow names={['성명', '소속', '상해종류', '결과등급', '휴업일수', '복귀일']} />
          <tbody>
            {victims.map(
              ({ accVictimNo, victimNm, vendorNm, deptNm, injuryTypeCd, sevClassCd, lostDayCnt, returnYmd }) => (
                <tr key={accVictimNo}>
                  <th scope="row">{victimNm}</th>
                  <td>{vendorNm ?? deptNm}</td>
                  <td>{injuryTypeCd && t(injuryTypes[injuryTypeCd])}</td>
                  <td>{sevClassCd && t(sevClasses[sevClassCd])}</td>
                  <td>{t('{n}일', { n: lostDayCnt })}</td>
                  <td>{returnYmd}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {hiddenCnt > 0 && <p>{t('재해자 {n}명', { n: hiddenCnt })}</p>}
    </Panel>
  )
}
