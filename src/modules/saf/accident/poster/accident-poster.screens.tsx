/** Posters of places by which an accident is told without an account, printed in seven languages. */
import '../accident.css'
import { Button, Select } from 'antd'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Asked, useSend } from '#platform/web/calls/asked.tsx'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { type AccidentPoster, accidentPosters, hangAccidentPoster } from './accident-poster.calls.ts'
import { accidentPosterLines } from './accident-poster.i18n.ts'

export function AccidentPosters() {
  const t = useT()
  const { path } = usePage()
  usePageHead({ title: t('사고 QR 포스터') })
  return (
    <div className="stack is-narrow">
      <p className="quiet">{t('QR을 찍으면 계정 없이 사고를 알릴 수 있습니다. 방재센터 전화가 맨 위에 있습니다.')}</p>
      <Asked call={accidentPosters}>
        {({ mayAdd, places, rows }) => (
          <>
            {mayAdd && <NewPoster places={places} />}
            {rows.length === 0 && <Empty message={t('만든 포스터가 없습니다.')} />}
            <Lines label={t('사고 QR 포스터')}>
              {rows.map(({ linkNo, locationNm, untilYmd }) => (
                <li key={linkNo}>
                  <span>{locationNm ?? t('사업장 전체')}</span>
                  <span className="quiet">{t('{day}까지', { day: untilYmd })}</span>
                  <Link to={`${path}/${linkNo}`}>
                    <Printer size={16} aria-hidden /> {t('인쇄')}
                  </Link>
                </li>
              ))}
            </Lines>
          </>
        )}
      </Asked>
    </div>
  )
}

function NewPoster({ places }: { places: readonly { locationNo: number; locationNm: string }[] }) {
  const t = useT()
  const [locationNo, setLocation] = useState(0)
  const { send, isBusy } = useSend(hangAccidentPoster, { renews: [accidentPosters] })
  return (
    <div className="row">
      <Select
        aria-label={t('장소')}
        value={locationNo}
        onChange={setLocation}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: 0, label: t('사업장 전체') },
          ...places.map((place) => ({ value: place.locationNo, label: place.locationNm })),
        ]}
      />
      <Button
        type="primary"
        icon={<Plus size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => void send({ locationNo })}
      >
        {t('포스터 만들기')}
      </Button>
    </div>
  )
}

export function AccidentPosterPaper() {
  const t = useT()
  const { params } = usePage()
  return (
    <Asked call={accidentPosters}>
      {({ rows }) => {
        const poster = rows.find(({ linkNo }) => linkNo === Number(params.no))
        return poster ? <Paper poster={poster} /> : <Empty message={t('끝난 링크입니다.')} />
      }}
    </Asked>
  )
}

function Paper({ poster: { locationNm, path, tel } }: { poster: AccidentPoster }) {
  const t = useT()
  const address = new URL(path, location.origin).href
  return (
    <PrintPage title={t('사고 보고')} docNo={locationNm ?? t('사업장 전체')} path={path}>
      <div className="acc-poster">
        <strong className="acc-poster-tel">☎ {tel}</strong>
        <QrCode className="acc-poster-qr" text={address} label={t('사고 보고로 가는 QR 코드')} />
        <h2>{locationNm ?? t('사업장 전체')}</h2>
        <ul>
          {accidentPosterLines.map(([lang, said]) => (
            <li key={lang} lang={lang}>
              {said}
            </li>
          ))}
        </ul>
      </div>
    </PrintPage>
  )
}
