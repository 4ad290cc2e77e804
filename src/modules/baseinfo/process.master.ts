import { count, department, plant, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Processes: 공정. One that was used is closed, so that what happened in it keeps its name. */
export const processMaster = defineMaster({
  area: 'baseinfo',
  name: 'process',
  label: '공정',
  api: '/api/baseinfo/processinfo',
  route: '/baseInfo/process',
  table: 'process',
  key: ['processNo'],
  title: 'processNm',
  fields: {
    processNo: count('공정번호', { system: true }),
    processNm: text('공정명', { max: 100, required: true }),
    processCd: text('공정코드', { max: 20, required: true }),
    plantCd: plant('사업장', { required: true }),
    deptCd: department('담당 부서', { required: true }),
    psmYn: yesNo('공정안전 대상'),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['processNm', 'processCd', 'plantCd', 'deptCd', 'psmYn', 'useYn'],
    search: ['processCd', 'processNm'],
    filters: ['plantCd', 'deptCd', 'useYn'],
    order: ['plantCd', 'processCd'],
  },
  unique: ['plantCd', 'processCd'],
  fixed: ['plantCd'],
  usedBy: [
    { table: 'facility', column: 'process_no', label: '설비' },
    { table: 'hea_worker_hazard', column: 'process_no', label: '노출 근로자' },
  ],
  namedAs: 'process',
})
