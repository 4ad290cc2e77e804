/** TBM 일지: what was talked about, and who has heard it; the evidence of the day for the 상시 위험성평가. */

import { useState } from 'react'
import { InterpreterLines } from '#modules/common/interpreters.parts.tsx'
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import { InSecond, SecondChoice } from '#modules/saf/term/second-language.parts.tsx'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { talkInterpreters } from './tbm.calls.ts'
import { type TbmTopic, tbm, tbmTopics } from './tbm.model.ts'
import { howSigned, strokesOf } from './tbm-signs.ts'

const { Paper, Section, Fields, useRecord } = screensFor(tbm)

export function TbmPaper() {
  const [lang, setLang] = useState<SiteLang>()
  return (
    <Paper title="TBM 일지">
      <SecondChoice value={lang} onChange={setLang} />
      <Section title="작업">
        <Fields names={['permitDocNo', 'wkodTitle', 'placeDesc', 'tbmDt', 'vendorCd', 'areaDeptCd']} />
        <Leader />
        <Fields names={['alcoholOkYn', 'healthDesc', 'langDesc']} />
      </Section>
      <Topics lang={lang} />
      <SignTable />
    </Paper>
  )
}

function Leader() {
  const { leaderPersonNo } = useRecord()
  return <Fields names={[leaderPersonNo ? 'leaderPersonNo' : 'leaderUserId']} />
}

function Topics({ lang }: { lang: SiteLang | undefined }) {
  const t = useT()
  const { topics, texts } = useRecord()
  const known = { lang, texts: texts ?? [] }
  return (
    <Panel title="내용">
      <table>
        <HeadRow names={['구분', '내용', '대책']} />
        <tbody>
          {topics?.map(({ topicCd, topicDesc, measureDesc }) => (
            <tr key={`${topicCd}${topicDesc}`}>
              <td>{topicCd && t(tbmTopics[topicCd as TbmTopic])}</td>
              <td>
                {topicDesc} <InSecond {...known} korean={topicDesc} />
              </td>
              <td>
                {measureDesc} <InSecond {...known} korean={measureDesc} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const BLANK = 6
function SignTable() {
  const t = useT()
  const { tbmNo, signs } = useRecord()
  const { data } = useAsked(talkInterpreters, tbmNo ? { no: tbmNo } : null)
  return (
    <Panel title="서명">
      <table>
        <HeadRow names={['성명', '서명', '서명 방법', '합류', '비고']} />
        <tbody>
          {signs?.map((sign) => (
            <tr key={`${sign.personNo}${sign.userId}${sign.textVer}`}>
              <td>{sign.signerNm}</td>
              <td>
                {sign.drawnDesc && (
                  <SignatureImage strokes={strokesOf(sign)} label={t('{name} 서명', { name: sign.signerNm ?? '' })} />
                )}
                {sign.signDt && t('전자서명 {at}', { at: formatDateTime(sign.signDt) })}
              </td>
              <td>{howSigned(sign, t)}</td>
              <td>{sign.lateYn === 'Y' ? t('합류') : ''}</td>
              <td />
            </tr>
          ))}
          {Array.from({ length: BLANK }, (_, row) => (
            <tr key={`blank-${row.toString()}`}>
              <td>&nbsp;</td>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {data && <InterpreterLines rows={data.rows} />}
      <p className="quiet">{t('사업장 위험성평가에 관한 지침에 따른 상시평가의 매 작업일 TBM 기록입니다.')}</p>
    </Panel>
  )
}
