/** Where a substance is: products in use by plant, process and place; what contractors have on the site or may bring. */
import { Link } from 'react-router'
import { Asked } from '#platform/web/calls/asked.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { useStates, useTones } from '../use/use-codes.model.ts'
import { substanceWhere, type SubstanceWhere as Where } from './substance.calls.ts'

const VENDOR_MATERIALS = '/chm/vendorMsds'

export function SubstanceWhere({ no }: { no: number }) {
  const t = useT()
  return (
    <Panel title="어디에 있나">
      <Asked call={substanceWhere} at={{ no }}>
        {(where) =>
          where.uses.length + where.brought.length === 0 ? (
            <p className="quiet">{t('사용하는 사업장도, 협력업체가 들여온 것도 없습니다.')}</p>
          ) : (
            <div className="stack">
              <Total where={where} />
              {where.uses.length > 0 && <Uses rows={where.uses} />}
              {where.brought.length > 0 && <Brought rows={where.brought} />}
            </div>
          )
        }
      </Asked>
    </Panel>
  )
}

/** What is not said of one use is said of the sum. */
function Total({ where: { uses, brought } }: { where: Where }) {
  const t = useT()
  const kg = uses.reduce((sum, { mostKgVal }) => sum + (mostKgVal ?? 0), 0)
  const isOpen = uses.some(({ mostKgVal }) => mostKgVal === null)
  return (
    <Sums
      of={[
        { label: t('사용 자재'), value: new Set(uses.map(({ chmMatNo }) => chmMatNo)).size },
        { label: t('가장 많이 둘 때의 물질량'), value: `${isOpen ? '≥ ' : ''}${formatNumber(kg)} kg` },
        { label: t('협력업체 반입물질'), value: brought.length },
      ]}
    />
  )
}

const span = (min: number | null, max: number | null) => (min === max ? `${max ?? ''}` : `${min ?? 0}~${max ?? '?'}`)

function Uses({ rows }: { rows: Where['uses'] }) {
  const t = useT()
  return (
    <PlainTable
      label="사용 자재"
      heads={['자재', '함량(%)', '사업장', '상태', '공정', '보관장소', '가장 많이 둘 때의 물질량']}
      isCards
    >
      {rows.map((row) => (
        <tr key={`${row.chmMatNo} ${row.plantNm}`}>
          <td data-head={t('자재')}>
            <Link to={`${MATERIAL_ROUTE}/${row.chmMatNo}`}>
              {row.chmMatCd} {row.matNm}
            </Link>
          </td>
          <td data-head={t('함량(%)')}>{span(row.minPctVal, row.maxPctVal)}</td>
          <td data-head={t('사업장')}>{row.plantNm}</td>
          <td data-head={t('상태')}>
            <StatusTag tone={useTones[row.statusCd]}>{t(useStates[row.statusCd])}</StatusTag>
          </td>
          <td data-head={t('공정')}>{row.processNms}</td>
          <td data-head={t('보관장소')}>{row.placeNms}</td>
          <td data-head={t('가장 많이 둘 때의 물질량')}>
            {row.mostKgVal === null ? t('확인 필요') : `${formatNumber(row.mostKgVal)} kg`}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

function Brought({ rows }: { rows: Where['brought'] }) {
  const t = useT()
  return (
    <PlainTable
      label="협력업체 반입물질"
      heads={['반입물질', '함량(%)', '업체', '상태', '보관장소', '수량', '기간']}
      isCards
    >
      {rows.map((row) => (
        <tr key={row.vendorMsdsNo}>
          <td data-head={t('반입물질')}>
            <Link to={`${VENDOR_MATERIALS}/${row.vendorMsdsNo}`}>
              {row.vendorMsdsDocNo} {row.productNm}
            </Link>
          </td>
          <td data-head={t('함량(%)')}>{span(row.minPctVal, row.maxPctVal)}</td>
          <td data-head={t('업체')}>{row.vendorNm}</td>
          <td data-head={t('상태')}>
            <StatusTag tone={row.isIn ? 'progress' : 'waiting'}>{t(row.isIn ? '반입' : '반입 승인')}</StatusTag>
          </td>
          <td data-head={t('보관장소')}>{row.placeNm}</td>
          <td data-head={t('수량')}>
            {formatNumber(row.qtyVal)} {row.unitCd}
          </td>
          <td data-head={t('기간')}>
            {row.bringInYmd} ~ {row.bringOutYmd}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
