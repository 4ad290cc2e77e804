/** 반기 점검: by process whether hazards are found and put right, of one half-year. */
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { ReportList } from '#platform/web/report/report-list.tsx'
import { halfBefore, halfOf, rsaHalves } from './rsa-half.model.ts'

const SHOWN_HALVES = 10

export function RsaHalfList() {
  const t = useT()
  const named = (halfNm: string) => {
    const [year = '', half] = halfNm.split('-')
    return half === '1' ? t('{year}년 상반기', { year }) : t('{year}년 하반기', { year })
  }
  const halves = [halfOf(today())]
  while (halves.length < SHOWN_HALVES) halves.push(halfBefore(halves.at(-1) ?? ''))
  return (
    <ReportList
      report={rsaHalves}
      choices={{ halfNm: halves.map((code) => ({ code, codeNm: named(code) })) }}
      above={
        <p className="quiet">
          {t('유해·위험요인을 확인하고 개선하는지 반기에 한 번 이상 점검합니다. (중대재해처벌법 시행령 제4조제3호)')}
        </p>
      }
      cells={{
        halfNm: ({ halfNm }) => named(halfNm),
        lateCnt: ({ lateCnt }) =>
          lateCnt > 0 ? <StatusTag tone="danger">{t('{n}건', { n: lateCnt })}</StatusTag> : t('{n}건', { n: 0 }),
      }}
      empty="사용 중인 공정이 없습니다."
    />
  )
}
