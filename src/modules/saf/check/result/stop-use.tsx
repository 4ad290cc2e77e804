/** 사용중지: what a critical finding proposes of its equipment, what was decided, and the sign that is hung on it. */
import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { stopUses, stopUseTones } from '../check-codes.model.ts'
import { safetyCheck } from './safety-check.model.ts'

const { Section, useRecord } = screensFor(safetyCheck)

export function StopUse() {
  const t = useT()
  const { safetyCheckNo, stopUseCd, stopUseDesc, stopUseUserNm, stopUseDt } = useRecord()
  if (!stopUseCd) return null
  const isHung = stopUseCd === 'ASKED' || stopUseCd === 'STOPPED'
  return (
    <Section title="사용중지" isFree>
      <div className="row">
        <StatusTag tone={stopUseTones[stopUseCd]}>{t(stopUses[stopUseCd])}</StatusTag>
        {stopUseCd === 'ASKED' && <span>{t('이 설비를 사용중지할지 관리감독자나 안전관리자가 판단합니다.')}</span>}
        {isHung && (
          <Link to={`${safetyCheck.route.staff}/${safetyCheckNo}/tag`} target="_blank">
            <Printer size={16} aria-hidden /> {t('표지 인쇄')}
          </Link>
        )}
      </div>
      {stopUseDt && (
        <Facts
          facts={[
            [t('판단'), [stopUseUserNm, formatDateTime(stopUseDt)].filter(Boolean).join(' · ')],
            [t('사유'), stopUseDesc],
          ]}
        />
      )}
    </Section>
  )
}
