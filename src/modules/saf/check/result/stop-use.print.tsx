/** 사용중지 표지: hung on the equipment until what was critical of it is mended. */
import '../check.css'
import { useRecordQuery } from '#platform/web/document/detail/detail.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { PassPaper, PassSheet } from '#platform/web/pass/pass-paper.tsx'
import { type SafetyCheck, safetyCheck } from './safety-check.model.ts'

type Named = SafetyCheck & { inspectorUserNm?: string; stopUseUserNm?: string }

export function StopUseTag() {
  const { params } = usePage()
  const { data, isError, error, refetch } = useRecordQuery(safetyCheck, Number(params.no))
  if (isError) return <Failed error={error} onRetry={refetch} />
  return data ? <Tag of={data as unknown as Named} /> : <Loading lines={6} />
}

function Tag({ of }: { of: Named }) {
  const t = useT()
  const { safetyCheckNo, safetyCheckDocNo, targetNm, items, checkDt, inspectorUserNm, stopUseUserNm, stopUseDt } = of
  const found = (items ?? []).filter(({ answerCd, riskGradeCd }) => answerCd === 'NG' && riskGradeCd === 'CRIT')
  return (
    <PassSheet size="page">
      <PassPaper
        size="page"
        title={t('사용중지')}
        site={t('조치를 확인할 때까지 작동하지 마십시오')}
        facts={[
          [
            t('설비'),
            <strong key="equip" className="check-tag-equip">
              {targetNm}
            </strong>,
          ],
          [
            t('중대 부적합'),
            found.map(({ itemNm, ngDesc }) => [itemNm, ngDesc].filter(Boolean).join(': ')).join(' / '),
          ],
          [t('점검'), [inspectorUserNm, checkDt && formatDateTime(checkDt)].filter(Boolean).join(' · ')],
          [t('사용중지 판단'), stopUseDt && [stopUseUserNm, formatDateTime(stopUseDt)].filter(Boolean).join(' · ')],
        ]}
        code={{ text: `${location.origin}${safetyCheck.route.staff}/${safetyCheckNo}`, label: t('점검 결과 열기') }}
        no={safetyCheckDocNo}
        note={t('이 표지는 사용 재개를 기록한 뒤에 뗍니다.')}
      />
    </PassSheet>
  )
}
