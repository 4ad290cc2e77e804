/** 안전점검표 on paper: to be filled in by hand where a phone may not be taken. */
import '../check.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { checkAnswers } from '../check-codes.model.ts'
import { rangeOf } from '../result/safety-check.logic.ts'
import { checkTmpl } from './check-tmpl.model.ts'
import { PlaceNames } from './check-tmpl.screens.tsx'

const { Paper, Section, Fields, useRecord } = screensFor(checkTmpl)

export function CheckTmplPaper() {
  return (
    <Paper title="안전점검표">
      <Section title="점검표">
        <Fields names={['tmplNm', 'areaTypeCd', 'revNo']} />
      </Section>
      <Sheet />
    </Paper>
  )
}

const heads = ['번호', '점검항목', '판정기준', '근거', '판정', '내용']

function Sheet() {
  const t = useT()
  const { items, points } = useRecord()
  return (
    <>
      {(points ?? []).length > 0 && (
        <Section title="순회지점">
          <ol>
            <PlaceNames nos={(points ?? []).map(({ locationNo }) => locationNo)} />
          </ol>
        </Section>
      )}
      <table className="check-paper">
        <HeadRow names={heads} />
        <tbody>
          {(items ?? []).map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is numbered by its place.
            <tr key={at}>
              <td>{at + 1}</td>
              <td>
                {item.itemNm} {item.criticalYn === 'Y' && <strong>({t('중대')})</strong>}
              </td>
              <td>
                {item.criterionDesc} {item.inputCd === 'NUM' && t('{min}~{max} {unit}', rangeOf(item))}
              </td>
              <td>{item.lawRefDesc}</td>
              <td>
                {Object.values(checkAnswers)
                  .map((one) => `□ ${t(one)}`)
                  .join(' ')}
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
