/** 산업재해조사표 on A4, in the order of the authority's form; the resident number masked, as long as nobody opens it. */
import './form.css'
import { useState } from 'react'
import { send } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { accident } from '../accident.model.ts'
import { accidentForm, openResidentNo, type WholeForm } from './form.calls.ts'
import { type FormPart, fieldOf, formNames, formParts } from './form.logic.ts'

const { Paper } = screensFor(accident)

export function AccidentFormPaper() {
  const { params } = usePage()
  return (
    <Paper title="산업재해조사표">
      <Asked call={accidentForm} at={{ no: Number(params.no), form: Number(params.form) }} lines={20}>
        {(whole) => <Sheet whole={whole} />}
      </Asked>
    </Paper>
  )
}

function Sheet({ whole }: { whole: WholeForm }) {
  const t = useT()
  const { params } = usePage()
  const [residentNo, setResidentNo] = useState<string>()
  const reveal = async () => {
    const found = await send(openResidentNo, { no: Number(params.no), form: whole.accFormNo })
    setResidentNo(found.residentNo)
  }
  const values = residentNo === undefined ? whole.values : { ...whole.values, residentNo }
  return (
    <div className="acc-form">
      {whole.mayReveal && residentNo === undefined && (
        <p className="row acc-form-tools">
          <span className="quiet">{t('주민등록번호는 가려져 있습니다. 열면 열람 기록이 남습니다.')}</span>
          <ActionButton onAction={reveal}>{t('주민등록번호 열기')}</ActionButton>
        </p>
      )}
      <p className="quiet">{t('산업안전보건법 시행규칙 별지 제30호서식')}</p>
      {(Object.keys(formParts) as FormPart[]).map((part) => (
        <PartTable key={part} part={part} values={values} />
      ))}
      <table>
        <tbody>
          <tr>
            <th scope="row">{t('제출기한')}</th>
            <td>{formatDay(whole.dueYmd)}</td>
            <th scope="row">{t('접수번호')}</th>
            <td>{whole.receiptNo}</td>
          </tr>
          <tr className="acc-form-signs">
            <th scope="row">{t('사업주')}</th>
            <td>{t('(서명 또는 인)')}</td>
            <th scope="row">{t('근로자대표(재해자)')}</th>
            <td>
              {whole.repNm ?? t('(서명 또는 인)')}
              {whole.repSign && <SignatureImage strokes={whole.repSign.strokes} label={whole.repSign.signerNm} />}
            </td>
          </tr>
          {whole.repOpinionDesc && (
            <tr>
              <th scope="row">{t('이견')}</th>
              <td colSpan={3}>{whole.repOpinionDesc}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Short ones two a line, long ones across. */
function PartTable({ part, values }: { part: FormPart; values: WholeForm['values'] }) {
  const t = useT()
  const names = formNames.filter((name) => fieldOf(name).part === part)
  const short = names.filter((name) => !fieldOf(name).lines)
  const pairs = Array.from({ length: Math.ceil(short.length / 2) }, (_, at) => short.slice(at * 2, at * 2 + 2))
  return (
    <table>
      <caption>{t(formParts[part])}</caption>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.join()}>
            {pair.flatMap((name) => [
              <th key={`${name} head`} scope="row">
                {t(fieldOf(name).label)}
              </th>,
              <td key={name} colSpan={pair.length === 1 ? 3 : 1}>
                {values[name]}
              </td>,
            ])}
          </tr>
        ))}
        {names
          .filter((name) => fieldOf(name).lines)
          .map((name) => (
            <tr key={name}>
              <th scope="row">{t(fieldOf(name).label)}</th>
              <td colSpan={3} className="acc-form-long">
                {values[name]}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
