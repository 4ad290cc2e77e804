/** The names that a screen writes are checked against its model: each line marked as an error must not compile. */

import { screensFor } from './screens.tsx'
import { sample } from './test/sample-document.tsx'

const { List, Field, Fields, useRecord, useRecords } = screensFor(sample)

export const right = [
  <List key="list" columns={['placeDesc', 'createDt']} filters={['kindCd', 'statusCd']} bulk={['close']} />,
  <Fields key="fields" names={['sampleTitle', 'kindCd']} />,
  <Field key="field" name="injuredCnt">
    {({ value, setValue }) => <button type="button" onClick={() => setValue((value ?? 0) + 1)} />}
  </Field>,
]

export const wrong = [
  // @ts-expect-error no such field
  <List key="column" columns={['placeDsec']} />,
  // @ts-expect-error no such action
  <List key="bulk" bulk={['colse']} />,
  // @ts-expect-error no such condition
  <List key="filter" filters={['measureDsec']} />,
  // @ts-expect-error no such field
  <Fields key="fields" names={['sampleTitel']} />,
  // @ts-expect-error no such field
  <Field key="field" name="injured" />,
]

export function Hooks() {
  const record = useRecord()
  const { rows } = useRecords({ where: { kindCd: record.kindCd, createDtFrom: '2026-01-01' } })
  const place: string | null = record.placeDesc
  const state: 'TEMP' | 'REPORTED' | 'CLOSE' = record.statusCd
  // @ts-expect-error nothing but the state is certain while a record is being filled in
  const title: string = record.sampleTitle
  // @ts-expect-error no such condition
  useRecords({ where: { measureDsec: 'x' } })
  return [place, state, title, rows?.[0]?.sampleTitle].join()
}
