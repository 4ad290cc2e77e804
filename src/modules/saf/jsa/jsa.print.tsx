/** An analysis on paper: the rows with their risk, and who has signed them. */
import { useState } from 'react'
import { InterpreterLines } from '#modules/common/interpreters.parts.tsx'
import { permitTypeCds, permitTypes } from '#modules/common/permit-types.model.ts'
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SecondChoice } from '../term/second-language.parts.tsx'
import { jsa } from './jsa.model.ts'
import { codesIn, partRoles } from './jsa-codes.model.ts'
import { useExtra } from './jsa-queries.ts'
import { RowsView } from './jsa-rows-view.tsx'

const { Paper, Section, Fields, useRecord } = screensFor(jsa)

export function JsaPaper() {
  return (
    <Paper title="작업안전분석서" size="A3">
      <Sheet />
    </Paper>
  )
}

function Sheet() {
  const t = useT()
  const { jsaNo, rows, texts, scaleCd, permitTypeCds: types } = useRecord()
  const [lang, setLang] = useState<SiteLang>()
  const { data } = useExtra(jsaNo)
  const marks = new Map((data?.marks ?? []).map(({ rowNo, markDesc }) => [rowNo, markDesc]))
  return (
    <>
      <SecondChoice value={lang} onChange={setLang} />
      <Section title="작업">
        <Fields
          names={[
            'jsaTitle',
            'jsaRevNo',
            'workCatCd',
            'vendorCd',
            'deptCd',
            'processNo',
            'equipCds',
            'fixYmd',
            'nextEvalYmd',
          ]}
        />
      </Section>
      <p>
        {t('허가유형: {types}', {
          types: codesIn(types, permitTypeCds)
            .map((code) => t(permitTypes[code]))
            .join(', '),
        })}
      </p>
      <RowsView rows={rows ?? []} scaleCd={scaleCd} marks={marks} second={{ lang, texts: texts ?? [] }} />
      <Section title="참여자와 서명">
        <ul className="lines">
          {data?.parts.map((part) => (
            <li key={part.jsaPartNo}>
              <span>{part.partNm}</span>
              <span>{t(partRoles[part.partRoleCd])}</span>
              {part.strokes && part.validYn === 'Y' && (
                <SignatureImage strokes={part.strokes} label={t('{name} 서명', { name: part.partNm })} />
              )}
              <span>{part.validYn === 'Y' && formatDateTime(part.signDt ?? '')}</span>
              {part.signDt && part.validYn === 'Y' && <small>{proofSaid(part.how, t)}</small>}
            </li>
          ))}
        </ul>
        {data && <InterpreterLines rows={data.interpreters.rows} />}
      </Section>
    </>
  )
}
