/** What the name of a work hints at, to be taken with one press. */
import { Button } from 'antd'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'
import { type TypeHint, typeHints } from './type-hints.logic.ts'

const { useRecord } = screensFor(permit)

export function TypeHints() {
  const t = useT()
  const { editor, mode } = useDocument()
  const { wkodTitle, wkodDesc, permitBaseCd, permitSubCds } = useRecord()
  const chosen = typesOf({ permitBaseCd, permitSubCds })
  const open = typeHints(`${wkodTitle ?? ''} ${wkodDesc ?? ''}`).filter(({ type }) => !chosen.includes(type))
  if (mode !== 'draft' || open.length === 0) return null
  const take = ({ type }: TypeHint) =>
    editor.change(
      type === 'HOT'
        ? { permitBaseCd: 'HOT' }
        : {
            permitBaseCd: permitBaseCd ?? 'GEN',
            permitSubCds: [permitSubCds, type].filter(Boolean).join(' '),
          },
    )
  return (
    <p className="row">
      <span className="quiet">{t('작업명에서 찾은 유형')}</span>
      {open.map((hint) => (
        <Button key={hint.type} size="small" onClick={() => take(hint)}>
          {t('{type} 선택 ({word})', { type: t(permitTypes[hint.type]), word: hint.word })}
        </Button>
      ))}
    </p>
  )
}
