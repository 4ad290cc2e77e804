import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { ghsTableOn } from '../ghs/ghs-rows.ts'
import { isLargeEnough, labelKindOf, lacksUnNo, leastAreaOf, precautionsOf } from '../ghs/label.logic.ts'
import { materialMaster } from '../material/material.master.ts'
import { confirmLabels, type LabelPaperSaid, labelPaper, labelsDue, materialLabel, printLabel } from './label.calls.ts'
import { type LabelProduct, labelProducts, printedLabels, statementsOf } from './label-rows.ts'
import { saidOn } from './label-said.logic.ts'

type Table = Awaited<ReturnType<typeof ghsTableOn>>
async function productOf(db: Queries, no: number, table: Table): Promise<LabelProduct> {
  const [product] = await labelProducts(db, sql`m.chm_mat_no = ${no}`, table)
  if (!product) throw notFound()
  return product
}

/** G10, and that somebody has settled the classes of what is in it now. */
function refusalOf({ ghsRevNo, classes, isOpen, isToxic, unNo }: LabelProduct) {
  if (ghsRevNo === 0 || classes.length === 0) return 'CHM_GHS_NONE' as const
  if (isOpen) return 'CHM_GHS_OLD' as const
  return lacksUnNo(isToxic, unNo) ? ('CHM_LABEL_UN' as const) : null
}
const refusals = {
  CHM_GHS_NONE: { field: 'sizeCd', message: '분류 결과가 없는 자재는 경고표지를 출력할 수 없습니다.' },
  CHM_GHS_OLD: { field: 'sizeCd', message: '구성성분이나 분류 자료가 바뀌었습니다. 분류를 다시 확정하세요.' },
  CHM_LABEL_UN: { field: 'unNo', message: '유엔번호를 입력하세요.' },
} as const

const read = answer(materialLabel, async ({ db, places: { no }, today }) => {
  const table = await ghsTableOn(db, today)
  const product = await productOf(db, no, table)
  const said = product.classes.length > 0 ? saidOn(product, 'WHOLE') : undefined
  const allPCds = precautionsOf(product.classes)
  return {
    refusedCd: refusalOf(product),
    said: said ?? null,
    allPCds,
    statements: statementsOf([...(said?.hCds ?? []), ...allPCds], table),
    prints: await printedLabels(db, sql`select ${no}::bigint`, table),
  }
})

const write = answer(printLabel, async ({ tx, places: { no }, body, person, now, today, ip }) => {
  const table = await ghsTableOn(tx, today)
  const product = await productOf(tx, no, table)
  const refusedCd = refusalOf(product)
  if (refusedCd) throw ruleRefused([{ code: refusedCd, ...refusals[refusedCd] }])
  const { sizeCd, containerVolVal, sideAreaVal, contentQtyVal, unitCd, inProcessYn, chosenPCds } = body
  const kindCd = labelKindOf(contentQtyVal, unitCd, inProcessYn === 'Y')
  const said = saidOn(product, kindCd, chosenPCds ?? undefined)
  const problems: RuleProblem[] = []
  if (!isLargeEnough(sizeCd, containerVolVal, sideAreaVal))
    problems.push({
      field: 'sizeCd',
      code: 'CHM_LABEL_SIZE',
      message: '용기 용량에 맞는 규격보다 작습니다(최소 {n}㎠).',
      values: { n: leastAreaOf(containerVolVal, sideAreaVal) },
    })
  if (!said)
    problems.push({
      field: 'chosenPCds',
      code: 'CHM_LABEL_P',
      message: '예방조치 문구는 6개를 고르고, 예방·대응·저장·폐기를 하나 이상 남기세요.',
    })
  const codes = [...(said?.hCds ?? []), ...(said?.pCds ?? [])]
  const known = new Set(statementsOf(codes, table).map(({ cd }) => cd))
  for (const code of codes.filter((cd) => !known.has(cd)))
    problems.push({
      field: 'sizeCd',
      code: 'CHM_GHS_TEXT',
      message: '{code} 문구의 국문이 없어 출력할 수 없습니다.',
      values: { code },
    })
  if (problems.length > 0) throw ruleRefused(problems)
  const [made] = await tx.query<{ no: number }>(sql`
    insert into chm_label_print (chm_mat_no, size_cd, kind_cd, content_qty_val, unit_cd, container_vol_val, side_area_val, in_process_yn,
      chosen_p_cds, said_json, place_desc, print_cnt, print_dt, print_user_id, create_user_id, create_dt, update_user_id, update_dt)
    values (${no}, ${sizeCd}, ${kindCd}, ${contentQtyVal}, ${unitCd}, ${containerVolVal}, ${sideAreaVal}, ${inProcessYn},
      ${chosenPCds?.join(' ') ?? null}, ${JSON.stringify(said)}::jsonb, ${body.placeDesc}, ${body.printCnt}, ${now}, ${person.userId},
      ${person.userId}, ${now}, ${person.userId}, ${now}) returning chm_label_print_no as no`)
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: materialMaster.name,
    bizNo: no,
    actionCd: 'LABEL',
    diff: { placeDesc: [null, body.placeDesc], printCnt: [null, body.printCnt] },
  })
  return { chmLabelPrintNo: Number(made?.no) }
})

const paper = answer(labelPaper, async ({ db, places: { no }, today }) => {
  const [found] = await db.query<Omit<LabelPaperSaid, 'statements'>>(sql`
    select said_json as said, size_cd as "sizeCd", kind_cd as "kindCd", content_qty_val::float8 as "contentQtyVal", unit_cd as "unitCd",
      print_cnt as "printCnt"
    from chm_label_print where chm_label_print_no = ${no}`)
  if (!found) throw notFound()
  return { ...found, statements: statementsOf([...found.said.hCds, ...found.said.pCds], await ghsTableOn(db, today)) }
})

const due = answer(labelsDue, async ({ db, today }) => {
  const hanging = sql`select l.chm_mat_no from chm_label_print l where l.print_cnt > l.replace_cnt`
  const rows = await printedLabels(db, hanging, await ghsTableOn(db, today))
  return { rows: rows.filter(({ stateCd }) => stateCd === 'OLD' || stateCd === 'CHECK') }
})

const confirm = answer(confirmLabels, async ({ tx, places: { no }, body, person, now, ip }) => {
  const [print] = await tx.query<{ matNo: number; leftCnt: number }>(sql`
    select chm_mat_no as "matNo", print_cnt - replace_cnt as "leftCnt" from chm_label_print where chm_label_print_no = ${no} for update`)
  if (!print) throw notFound()
  if (body.cnt > print.leftCnt)
    throw ruleRefused([
      { field: 'cnt', code: 'CHM_LABEL_LEFT', message: '남은 경고표지는 {n}장입니다.', values: { n: print.leftCnt } },
    ])
  await tx.query(sql`update chm_label_print set replace_cnt = replace_cnt + ${body.cnt}, confirm_user_id = ${person.userId}, confirm_dt = ${now},
      update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
    where chm_label_print_no = ${no}`)
  await writeAudit(tx, {
    now,
    userId: person.userId,
    ip,
    bizCd: materialMaster.name,
    bizNo: print.matNo,
    actionCd: 'LABEL_OFF',
    reasonDesc: body.reasonDesc,
    diff: { leftCnt: [print.leftCnt, print.leftCnt - body.cnt] },
  })
})

export const labelRoutes = routes(read, write, paper, due, confirm)
