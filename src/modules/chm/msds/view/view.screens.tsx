/** MSDS 열람: sheets for whoever works with something, large enough for a phone in a glove. */
import './view.css'
import { Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { sendWith } from '#platform/web/calls/ask.ts'
import { Asked, useAsked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { MSDS_VIEW_ROUTE } from '../../chm-routes.model.ts'
import { signalWords } from '../../ghs/ghs-codes.model.ts'
import { Pictograms } from '../../ghs/pictogram.parts.tsx'
import { emptyTypes, type SectionNo, sectionNames, sectionNos } from '../msds-sections.model.ts'
import { type FoundSheet, noteSheetRead, type SheetInForce, sheetInForce, sheetsFound } from './view.calls.ts'

export function MsdsView() {
  const t = useT()
  const [q, setQ] = useState('')
  const { data, isError, error, refetch } = useAsked(sheetsFound, { q }, { keep: true })
  return (
    <div className="stack is-wide">
      <SearchField
        asked={q}
        places={[t('자재명'), t('자재코드'), t('공급사'), t('CAS 번호'), t('성분')]}
        onSearch={setQ}
      />
      {isError ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.rows.length === 0 ? (
        <Empty message={t(q ? '유효한 MSDS가 있는 자재를 찾지 못했습니다.' : '유효한 MSDS가 아직 없습니다.')} />
      ) : (
        <>
          <ul className="msds-found" aria-label={t('MSDS 열람')}>
            {data.rows.map((row) => (
              <li key={row.chmMatNo}>
                <Card row={row} />
              </li>
            ))}
          </ul>
          {data.isMore && <p className="quiet">{t('더 있습니다. 이름이나 CAS 번호로 찾으십시오.')}</p>}
        </>
      )}
    </div>
  )
}

function Card({ row }: { row: FoundSheet }) {
  const t = useT()
  const { chmMatNo, chmMatCd, matNm, supplierNm, signalWordCd, pictogramCds, revNo, revYmd } = row
  return (
    <Link className="msds-card" to={`${MSDS_VIEW_ROUTE}/${chmMatNo}`}>
      <b>{matNm}</b>
      <span className="quiet">
        {chmMatCd} · {supplierNm} · {t('개정 {n} ({day})', { n: revNo, day: revYmd })}
      </span>
      <span className="row">
        <Pictograms cds={(pictogramCds ?? '').split(' ').filter(Boolean)} sizePx={36} />
        {signalWordCd && <b className="ghs-signal">{t(signalWords[signalWordCd])}</b>}
      </span>
    </Link>
  )
}

/** What is needed first when something has gone wrong. */
const FIRST: readonly SectionNo[] = [2, 4, 5, 6, 8]

export function MsdsViewPage() {
  const { params } = usePage()
  const no = Number(params.no)
  // Read is what was opened, whatever becomes of the proof.
  useEffect(() => void sendWith({ quiet: true }, noteSheetRead, { no }).catch(() => undefined), [no])
  return (
    <Asked call={sheetInForce} at={{ no }} lines={12}>
      {(sheet) => <Sheet sheet={sheet} />}
    </Asked>
  )
}

function Sheet({ sheet }: { sheet: SheetInForce }) {
  const t = useT()
  const { matNm, supplierNm, emergencyTel, revNo, revYmd, signalWordCd, pictograms, statements, sections } = sheet
  usePageHead({ title: matNm })
  const rowOf = (no: SectionNo) => sections.find(({ sectionNo }) => sectionNo === no)
  const rest = sectionNos.filter((no) => !FIRST.includes(no))
  return (
    <article className="stack is-wide msds-sheet" aria-label={matNm}>
      <header className="stack is-close">
        <p className="row">
          <Pictograms cds={pictograms} sizePx={72} />
          {signalWordCd && <b className="ghs-signal">{t(signalWords[signalWordCd])}</b>}
        </p>
        {statements.length > 0 && (
          <ul className="msds-phrases">
            {statements.map(({ cd, text }) => (
              <li key={cd}>{text}</li>
            ))}
          </ul>
        )}
        {statements.some(({ verifiedYn }) => verifiedYn === 'N') && (
          <small className="quiet">{t('문구는 고시 원문과 대조하지 않았습니다.')}</small>
        )}
        <p className="quiet">
          {supplierNm} · {t('개정 {n} ({day})', { n: revNo, day: revYmd })}
        </p>
      </header>
      <div className="tiles">
        <a className="tile" data-tone="danger" href={`tel:${emergencyTel}`}>
          <Phone size={20} aria-hidden /> {t('긴급전화')} {emergencyTel}
        </a>
        {FIRST.map((no) => (
          <a key={no} className="tile" href={`#msds-${no}`}>
            {no}. {t(sectionNames[no])}
          </a>
        ))}
      </div>
      {FIRST.map((no) => (
        <section key={no} id={`msds-${no}`} className="doc-section" aria-label={t(sectionNames[no])}>
          <header>
            <h2>
              {no}. {t(sectionNames[no])}
            </h2>
          </header>
          <Text row={rowOf(no)} />
        </section>
      ))}
      <div className="stack is-close">
        {rest.map((no) => (
          <details key={no}>
            <summary>
              {no}. {t(sectionNames[no])}
            </summary>
            <Text row={rowOf(no)} />
          </details>
        ))}
      </div>
    </article>
  )
}

function Text({ row }: { row: SheetInForce['sections'][number] | undefined }) {
  const t = useT()
  if (row?.emptyTypeCd) return <StatusTag tone="suspended">{t(emptyTypes[row.emptyTypeCd])}</StatusTag>
  return <p className="msds-body">{row?.bodyDesc ?? ''}</p>
}
