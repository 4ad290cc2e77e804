/** A sheet for the wall of a vendor's rest room: the code, and in seven languages what it is for. */
import './muscle-link.css'
import { useSearchParams } from 'react-router'
import { addPageTexts, translate } from '#platform/model/i18n.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { addressOf, useWorkerLinks } from './muscle-symptom-links.tsx'
import { symptomWords } from './muscle-symptom-words.ts'

// All of them stand on the sheet, whichever the reader of the screen has.
addPageTexts(symptomWords)

const told =
  'QR 코드를 찍고 이름과 휴대폰 번호 뒤 4자리를 넣으십시오. 3분이면 됩니다. 답은 보건관리자만 보고, 소속 업체에는 보이지 않습니다.'

export function SymptomPoster() {
  const t = useT()
  const { params } = usePage()
  const asked = Number(useSearchParams()[0].get('link'))
  const { data, isError, error, refetch } = useWorkerLinks(Number(params.no))
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  const link = data.rows.find(({ linkNo }) => linkNo === asked)
  if (!link) return <Empty message={t('끝난 링크입니다.')} />
  return (
    <PrintPage title={t('근골격계 증상조사')} docNo={link.vendorNm} path={undefined}>
      <div className="muscle-poster">
        <QrCode className="muscle-qr" text={addressOf(link)} label={t('증상조사로 가는 QR 코드')} />
        <h2>{t('{day}까지 답해 주십시오.', { day: link.untilYmd })}</h2>
        <ul>
          {pageLanguages.map((language) => (
            <li key={language}>{translate('hea', language, told)}</li>
          ))}
        </ul>
      </div>
    </PrintPage>
  )
}
