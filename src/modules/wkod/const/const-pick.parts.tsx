/** The construction that a contract belongs to: one of the ledger, or its number as long as it is not in there. */
import { AutoComplete } from 'antd'
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { useRight } from '#platform/web/session/use-right.ts'
import { construction } from './const.model.ts'

const { useRecords } = screensFor(construction)
const MOST = 20

interface PickProps {
  wiring: Wiring
  value: string | null
  onChange(value: string | null): void
}
export function PickConstruction({ wiring, value, onChange }: PickProps) {
  const t = useT()
  const { isOpen } = useRight(construction.route.staff)
  const { rows } = useRecords({ ...(value && { q: value }), limit: isOpen ? MOST : 1 })
  const options = (rows ?? []).flatMap(({ constDocNo, constNm, statusCd }) =>
    constDocNo === null || statusCd === 'END' ? [] : [{ value: constDocNo, label: `${constDocNo} ${constNm}` }],
  )
  return (
    <AutoComplete
      {...wiring}
      className="form-select"
      value={value ?? ''}
      onChange={(text: string) => onChange(text.slice(0, MAX) || null)}
      options={options}
      placeholder={t('공사대장에서 고르거나 번호를 입력하십시오.')}
    />
  )
}
const MAX = 50

/** Its name and how it stands, for who may open the ledger. */
export function ConstructionLink({ constDocNo }: { constDocNo: string | null }) {
  const { isOpen } = useRight(construction.route.staff)
  return constDocNo && isOpen ? <Found constDocNo={constDocNo} /> : null
}

function Found({ constDocNo }: { constDocNo: string }) {
  const t = useT()
  const { rows } = useRecords({ q: constDocNo, limit: 1 })
  if (!rows) return null
  const found = rows.find((row) => row.constDocNo === constDocNo)
  const state = found && construction.lifecycle.states[found.statusCd]
  return (
    <div className="doc-value" data-width="long">
      <dt>{t('공사대장')}</dt>
      <dd>
        {found && state ? (
          <>
            <Link to={`${construction.route.staff}/${found.constNo}`}>{found.constNm}</Link>{' '}
            <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>
          </>
        ) : (
          <span className="quiet">{t('이 번호의 공사대장이 아직 없습니다.')}</span>
        )}
      </dd>
    </div>
  )
}
