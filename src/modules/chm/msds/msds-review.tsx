/** What a sheet would change, seen before somebody decides on it: classes side by side, regulations that come and go. */
import { Button } from 'antd'
import { useState } from 'react'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { ComparedRow, keyOfLine } from '../material/ghs-panel.tsx'
import { chooseOnSheet, type MsdsReview, msdsReview } from './msds.calls.ts'
import { chmMsds } from './msds.model.ts'

const { useRecord } = screensFor(chmMsds)

/** Nothing of it is asked of a draft, nor of what was decided on. */
export function Review() {
  const { statusCd, chmMsdsNo, rowVersion, langCd, can } = useRecord()
  if (statusCd !== 'REVIEW' || langCd !== 'ko' || chmMsdsNo === null) return null
  return <Body no={chmMsdsNo} version={rowVersion ?? 0} mayChoose={can.actions.includes('sendBack')} />
}

interface BodyProps {
  no: number
  version: number
  mayChoose: boolean
}
function Body({ no, version, mayChoose }: BodyProps) {
  const { data, isError, error, refetch } = useAsked(msdsReview, { no }, { version })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <Classes key={version} no={no} version={version} data={data} mayChoose={mayChoose} />
      <Hits hits={data.hits} />
    </>
  )
}

/** `ACUTE_INHAL:VAPOUR`, as the sheet keeps it. */
const calcKey = ({ hazardClassCd, calc }: MsdsReview['lines'][number]) => `${hazardClassCd}:${calc?.routeCd ?? ''}`

function Classes({ no, version, data, mayChoose }: BodyProps & { data: MsdsReview }) {
  const t = useT()
  const { editor } = useDocument()
  const start = data.reasonDesc
    ? data.lines.filter((line) => data.calcKeys.includes(calcKey(line)))
    : data.lines.filter(({ proposed }) => proposed === 'CALC')
  const [calcKeys, setCalcKeys] = useState<readonly string[]>(() => start.map(keyOfLine))
  const shown = data.lines.filter(
    ({ entered, calc }) => entered !== null || (calc !== null && calc.judgeCd !== 'CHECK'),
  )
  const settle = () =>
    askReason({
      title: translateNow('분류 확정'),
      label: translateNow('확정 사유'),
      help: translateNow('공급자 분류와 다르게 확정하면 그 근거를 적습니다.'),
      confirmText: translateNow('확정'),
      least: 2,
      run: async (reasonDesc) => {
        const calcOf = data.lines.flatMap((line) =>
          calcKeys.includes(keyOfLine(line)) && line.calc
            ? [{ hazardClassCd: line.hazardClassCd, routeCd: line.calc.routeCd }]
            : [],
        )
        await sendWith({ quiet: true }, chooseOnSheet, { no }, { rowVersion: version, calcOf, reasonDesc })
        toast(translateNow('분류를 확정했습니다.'))
        await Promise.all([editor.reload(), renew(msdsReview)])
      },
    })
  return (
    <Panel
      title="공급자 분류와 계산한 분류"
      actions={
        mayChoose && (
          <Button type={data.reasonDesc ? 'default' : 'primary'} onClick={() => void settle()}>
            {t('분류 확정')}
          </Button>
        )
      }
    >
      {data.reasonDesc && (
        <p>
          <StatusTag tone="done">{t('확정함')}</StatusTag> {data.reasonDesc}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="quiet">{t('입력하거나 계산한 분류가 없습니다.')}</p>
      ) : (
        <PlainTable label="분류 비교" heads={['유해성', '공급자·시험', '계산', '계산 과정', '확정할 쪽']} isCards>
          {shown.map((line) => (
            <ComparedRow
              key={keyOfLine(line)}
              line={line}
              isCalc={calcKeys.includes(keyOfLine(line))}
              {...(mayChoose && {
                onCalc: (isCalc: boolean) =>
                  setCalcKeys(
                    isCalc ? [...calcKeys, keyOfLine(line)] : calcKeys.filter((key) => key !== keyOfLine(line)),
                  ),
              })}
            />
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}

const kinds = { ADD: '새로 해당', DEL: '해당 없어짐' } as const

function Hits({ hits }: { hits: MsdsReview['hits'] }) {
  const t = useT()
  return (
    <Panel title="승인하면 바뀌는 규제">
      {hits.length === 0 ? (
        <p className="quiet">{t('바뀌는 규제가 없습니다.')}</p>
      ) : (
        <PlainTable label="승인하면 바뀌는 규제" heads={['변동', '목록', '성분', '함량']} isCards>
          {hits.map((hit) => (
            <tr key={[hit.kindCd, hit.regListNm, hit.subjectNm].join(' ')}>
              <td data-head={t('변동')}>
                <StatusTag tone={hit.kindCd === 'DEL' ? 'suspended' : hit.judgeCd === 'CHECK' ? 'waiting' : 'danger'}>
                  {t(hit.judgeCd === 'CHECK' && hit.kindCd === 'ADD' ? '확인 필요' : kinds[hit.kindCd])}
                </StatusTag>
              </td>
              <td data-head={t('목록')}>{hit.regListNm ?? t('모든 목록')}</td>
              <td data-head={t('성분')}>{hit.subjectNm}</td>
              <td data-head={t('함량')}>{hit.contentPctVal !== null && `${hit.contentPctVal}%`}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
