import { describe, expect, it, test } from 'vitest'
import { roleCds, roles } from '#modules/roles.model.ts'
import { addDays, isDay, isWorkingDay } from '#platform/model/calendar.ts'
import { emptySite } from './every-site.ts'
import { holidays } from './holidays.ts'
import { legalParams } from './legal-params.ts'

const site = emptySite({ today: '2026-11-21' })
const names = new Map(holidays.map((row) => [row.holidayYmd, row.holidayNm]))

describe('roles', () => {
  it('are the 41 codes of Part 0.2, each with a group of its own', () => {
    expect(roleCds.toSorted().join(' ')).toBe(
      'APM APR AUD CEO CHM CSO DGM DOC EDU ELE EMP ENG EVA EVL EVM EVO EVS EVW GAS HGM HLM HYG MGR MNT NUR OPR OWN PPO PSM ' +
        'PUR SEC SHD SHM SUP SYS TOX VAD VSM VSP VWK WRP',
    )
    expect(site.authGrps.map((row) => row.authGrpCd)).toEqual(roleCds)
    expect(new Set(Object.values(roles).map(({ label }) => label)).size).toBe(roleCds.length)
  })

  it('see all plants only where their scope is ALL, and full health data only in the health team', () => {
    const across = site.authGrps.filter((row) => row.plantAccessYn === 'Y').map((row) => row.authGrpCd)
    expect(across).toEqual(['SYS', 'CEO', 'AUD'])
    const full = site.authGrps.filter((row) => row.heaReadLvlCd === 'F').map((row) => row.authGrpCd)
    expect(full).toEqual(['HLM', 'NUR', 'DOC'])
  })
})

describe('menus', () => {
  const rightsOf = (roleCd: string) => {
    const group = site.authGrps.find((row) => row.authGrpCd === roleCd)
    return site.authMenus.filter((row) => row.authGrpNo === group?.authGrpNo)
  }
  const urls = (roleCd: string, flag: 'accessYn' | 'writeYn') =>
    rightsOf(roleCd)
      .filter((row) => row[flag] === 'Y')
      .flatMap(({ menuId }) => site.menus.find((row) => row.menuId === menuId)?.frontEndUrl ?? [])

  it('stand one level below their parent, three at most, leaves with urls of their own (S3)', () => {
    for (const row of site.menus) {
      const parent = site.menus.find(({ menuId }) => menuId === row.upMenuId)
      expect(row.menuLvl, row.menuId).toBe((parent?.menuLvl ?? 0) + 1)
      expect(row.menuLvl).toBeLessThanOrEqual(3)
      const isLeaf = !site.menus.some(({ upMenuId }) => upMenuId === row.menuId)
      expect(Boolean(row.frontEndUrl), row.menuId).toBe(isLeaf)
      expect(row.menuNmEn && row.menuNmZh && row.menuNmEs).toBeTruthy()
    }
    const used = site.menus.flatMap((row) => row.frontEndUrl ?? [])
    expect(new Set(used).size).toBe(used.length)
  })

  it('let everybody employed report, the auditor only read, and vendors use their own', () => {
    const approvals = ['apprBox', 'draftBox', 'absence', 'lineTemplate'].map((page) => `/manage/appr/${page}`)
    expect(urls('EMP', 'writeYn')).toEqual([
      '/saf/accident/accidentList',
      '/saf/accident/nearMissList',
      '/saf/observe/observeList',
      '/saf/check/checkPlan',
      '/saf/check/checkResult',
      '/rsa/assess/rsaAssessList',
      '/rsa/assess/rsaMeetingList',
      '/rsa/psm/hazopList',
      '/impr/impr/imprList',
      '/hea/checkup/myCheckup',
      '/hea/muscle/symptom',
      '/hea/stress/myStress',
      '/constSafe/wkod/wkodRequestList',
      '/constSafe/wkod/tbmList',
      ...approvals,
      '/manage/authManage/authRqst',
    ])
    expect(urls('AUD', 'writeYn')).toEqual([])
    expect(urls('AUD', 'accessYn')).toEqual(expect.arrayContaining(urls('EMP', 'accessYn')))
    const working = [
      '/vendor/coworkSaf/accidentList',
      '/vendor/coworkSaf/nearMissList',
      '/vendor/coworkSaf/observeCard',
      '/vendor/impr/imprList',
      ...['safJsaList', 'safJsaRegularList', 'safJsaPlanListN'].map((page) => `/vendor/subconSafJsa/${page}`),
      ...['selfCheckItemResult', 'subconCheckPatrol'].map((page) => `/vendor/subconCheckPatrol/${page}`),
      '/vendor/constSafe/wkodRequestNew',
      '/vendor/constSafe/gasMeasure',
      '/vendor/constSafe/tbmList',
    ]
    const keeping = [
      '/vendor/subconEval/subconEvalResult',
      ...['vendorDoc', 'vendorPerson', 'personQual', 'deptRqst', 'warnAndPointOutStatus', 'msds', 'readyPeople'].map(
        (page) => `/vendor/portal/${page}`,
      ),
      ...['sgcIssueCard', 'sgcDemeritCard', 'sanctionList'].map((page) => `/vendor/sgc/${page}`),
      ...['educationApply', 'eduExternal'].map((page) => `/vendor/subconEducation/${page}`),
      '/vendor/subconEntry/requestEntry',
      '/vendor/coworkSaf/councilMeeting',
      ...['selfCheckPlan', 'selfCheckInspector'].map((page) => `/vendor/subconCheckPatrol/${page}`),
      ...['wkodPlan', 'wkodInfo'].map((page) => `/vendor/wkod/${page}`),
    ]
    expect(urls('VSP', 'writeYn')).toEqual(working)
    expect(urls('VSM', 'writeYn').toSorted()).toEqual([...working, ...keeping].toSorted())
    expect(urls('VAD', 'writeYn').toSorted()).toEqual(
      [...working, ...keeping, '/vendor/portal/vendorAccount', '/vendor/portal/vendorChange'].toSorted(),
    )
    expect(rightsOf('VWK')).toEqual([])
  })

  it('give no right without its parent, and none to write without access (S1)', () => {
    for (const row of site.authMenus) {
      const up = site.menus.find(({ menuId }) => menuId === row.menuId)?.upMenuId
      const above = site.authMenus.find(({ menuId, authGrpNo }) => menuId === up && authGrpNo === row.authGrpNo)
      expect(up ? above?.accessYn : 'Y', `${row.authGrpNo} ${row.menuId}`).toBe('Y')
      expect(row.accessYn).toBe('Y')
    }
  })
})

describe('codes', () => {
  it('stand once in their group, with names in four languages', () => {
    const keys = site.codes.map((row) => `${row.codeGrpCd} ${row.code}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(site.codes.filter((row) => !(row.codeNm && row.codeNmEn && row.codeNmZh && row.codeNmEs))).toEqual([])
    const groups = new Set(site.codeGrps.map((row) => row.codeGrpCd))
    expect(site.codes.filter((row) => !groups.has(row.codeGrpCd))).toEqual([])
  })

  it('offer the reasons of a return (Part 0.4) and the whole company beside the plants', () => {
    const of = (group: string) => site.codes.filter((row) => row.codeGrpCd === group).map((row) => row.code)
    expect(of('RTN_REASON').join(' ')).toBe('DOC_MISSING DOC_EXPIRED DATA_WRONG QUAL_LACK RISK_LACK SCHEDULE ETC')
    expect(of('COM_PLANT_CD')).toEqual(['0000', '1000'])
  })
})

/** Month and day of the lunar calendar of Korea. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

describe('holidays', () => {
  it('are days, in order, each once', () => {
    const days = holidays.map((row) => row.holidayYmd)
    expect(days.filter((ymd) => !isDay(ymd))).toEqual([])
    expect(days).toEqual([...new Set(days)].sort())
  })

  it('follow the lunar calendar', () => {
    const feasts: Record<string, string> = { '1/1': '설날', '4/8': '부처님오신날', '8/15': '추석' }
    let found = 0
    for (let ymd = '2024-01-01'; ymd <= '2028-12-31'; ymd = addDays(ymd, 1)) {
      const feast = feasts[lunar.format(new Date(ymd))]
      if (!feast) continue
      found += 1
      expect(names.get(ymd)?.split('·'), ymd).toContain(feast)
      if (feast === '부처님오신날') continue
      for (const beside of [-1, 1]) expect(names.get(addDays(ymd, beside))).toBe(`${feast} 연휴`)
    }
    expect(found).toBe(15)
  })

  it('put a substitute on the first working day after what it stands for', () => {
    const substitutes = holidays.filter((row) => row.holidayNm.startsWith('대체공휴일'))
    expect(substitutes).toHaveLength(17)
    const others = new Set(holidays.filter((row) => !substitutes.includes(row)).map((row) => row.holidayYmd))
    for (const { holidayYmd } of substitutes) {
      expect(isWorkingDay(holidayYmd, others), holidayYmd).toBe(true)
      expect(isWorkingDay(addDays(holidayYmd, -1), others), holidayYmd).toBe(false)
    }
  })

  it('have a substitute wherever the law gives one', () => {
    const weekend = ['삼일절', '어린이날', '부처님오신날', '광복절', '개천절', '한글날', '성탄절', '제헌절', '노동절']
    const owed = holidays.filter(({ holidayYmd, holidayNm }) => {
      const weekday = new Date(holidayYmd).getUTCDay()
      const isSunday = weekday === 0
      const isFeast = holidayNm.startsWith('설날') || holidayNm.startsWith('추석')
      return isFeast ? isSunday : weekend.includes(holidayNm) && (isSunday || weekday === 6)
    })
    const missing = owed.filter(({ holidayYmd }) => {
      const next = [1, 2, 3].map((days) => names.get(addDays(holidayYmd, days)) ?? '')
      return !next.some((name) => name.startsWith('대체공휴일'))
    })
    expect(missing).toEqual([])
  })
})

describe('legal parameters', () => {
  it('hold each code once per day of effect, with its basis', () => {
    const keys = legalParams.map((row) => `${row.legalParamCd} ${row.effectiveFromYmd}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(legalParams.filter((row) => !row.lawRefDesc || !isDay(row.effectiveFromYmd))).toEqual([])
    expect(legalParams.filter((row) => row.unitCd && !/^\d+(\.\d+)?$/.test(row.legalParamVal))).toEqual([])
  })

  /** Part 0.5, section 1 of the permit design, section 0 of the risk design; what holds several numbers has a row for each. */
  const named =
    `PATROL_GAP_DAY COUNCIL_MONTH JOINT_CHECK INFO_DOC APPR_ACID SUBCON_BAN EDU_HIRE_H EDU_SPECIAL_H EDU_CARRY
    EDU_CCA_H SAPA_SUBCON STAT_UNITED GAS_O2 GAS_CO2 GAS_CO GAS_H2S GAS_LEL_STOP GAS_LEL_CSE GAS_LEL_HOT GAS_O2_WARN
    GAS_RECORD_Y GAS_RESTART GAS_EXC_H GAS_FRESH_MIN GAS_INTERVAL_MIN FIRE_RADIUS FIRE_WATCH_MIN HOT_BLANKET CSE_DRILL_M
    HEIGHT_M LADDER_M STEEL_STOP TOWER_STOP EXC_PLAN_M EXC_SLOPE ELE_PLAN LINE_DIST RAD_NOTICE_D HEAT RSA_INIT RSA_REG RSA_OCC
    RSA_PART RSA_REP RSA_SHARE RSA_KEEP RSA_FINE RSA_CONT ACC_MAJOR ACC_MAJOR_RPT ACC_SAPA ACC_PROBE ACC_FORM ACC_CHEM
    ACC_KEEP PSM_SUBMIT PSM_CONFIRM PSM_PSSR PSM_AUDIT COM_Q SAPA_HALF CHK PPE`.split(/\s+/)
  it.each(named)('hold what the designs name %s', (code) => {
    expect(legalParams.some((row) => row.legalParamCd === code || row.legalParamCd.startsWith(`${code}_`))).toBe(true)
  })

  it('say which were not read in the text in force', () => {
    const doubtful = legalParams.filter((row) => row.verifiedYn === 'N').map((row) => row.legalParamCd)
    expect(doubtful).toEqual([
      ...['EDU_HIRE_H', 'EDU_SPECIAL_H', 'ACC_CHEM', 'LOG_AUDIT_Y', 'LOG_ACCESS_Y', 'LOG_LOGIN_Y', 'LOG_HEA_READ_Y'],
      ...['HEA_SECOND_NOTICE_D', 'HEA_SECOND_END_D', 'FIRE_WATCH_MIN'],
      ...['EXC_SLOPE_SAND', 'EXC_SLOPE_SOIL', 'EXC_SLOPE_SOFT', 'EXC_SLOPE_HARD'],
      ...['FATIGUE_WEEK_H', 'FATIGUE_REST_H', 'PERM_VENT_DAY'],
      ...['RSA_OCC_MINLOST', 'RSA_CONT', 'CONT_DEEM', 'PSM_PSSR', 'PSM_AUDIT', 'WEM_SHIFT_HOUR'],
      ...['EDU_HIRE_WEEK_H', 'EDU_HIRE_MONTH_H', 'EDU_SPECIAL_FIRST_H', 'EDU_SPECIAL_REST_M'],
      ...['EDU_SPECIAL_WEEK_H', 'EDU_SPECIAL_TOWER_H', 'EDU_SPECIAL_SHORT_H', 'CONST_COORD_AMT'],
      ...['HEIGHT', 'AREA', 'SPAN', 'DEPTH'].map((size) => `CONST_HAZARD_${size}`),
      ...['C1_50', 'C1_300', 'C1_1000', 'C2_100', 'C2_500', 'C2_1000', 'C5_10', 'C5_100', 'C6_300'].map(
        (hazClassCd) => `DG_QTY_${hazClassCd}`,
      ),
    ])
  })
})

describe('an empty site', () => {
  it('has one plant, one department and one administrator', () => {
    expect(site.plants.map((row) => row.plantCd)).toEqual(['1000'])
    expect(site.users.map((row) => row.userId)).toEqual(['admin'])
    expect(site.authUsers).toEqual([{ authGrpNo: 1, userId: 'admin' }])
    expect([...site.vendors, ...site.vendorPersons, ...site.processes]).toEqual([])
    expect(site.settings).toContainEqual({ settingCd: 'demoYn', settingVal: 'N' })
  })
})

test('S-266 kinds of equipment are a tree of three levels without orphans', () => {
  const byCd = new Map(site.facilityTypes.map((row) => [row.safFacilityTypeCd, row]))
  expect(byCd.size).toBe(site.facilityTypes.length)
  const levelOf = (cd: string | null | undefined): number => {
    if (!cd) return 0
    expect(byCd.has(cd), cd).toBe(true)
    return 1 + levelOf(byCd.get(cd)?.psafFacilityTypeCd)
  }
  expect(Math.max(...[...byCd.keys()].map(levelOf))).toBe(3)
})
