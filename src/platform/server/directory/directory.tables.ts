/** People, places and rights that every document refers to. Later areas add fields and screens here, never second tables. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { vendorAccounts, vendorPeople } from '#platform/model/vendor-states.ts'
import { cd, common, desc, instant, key, keyRef, longText, nm, userKey, yn } from '../database/columns.ts'
import { namedPolicies, plantPolicies, systemPolicy, vendorPolicy } from '../database/scope.ts'
import { stateCheck, statefulRows } from '../database/stateful-rows.ts'

export const plant = pgTable('plant', {
  plantCd: cd().primaryKey(),
  plantNm: nm().notNull(),
  addrDesc: desc(),
  latVal: numeric({ precision: 9, scale: 6, mode: 'number' }),
  lonVal: numeric({ precision: 9, scale: 6, mode: 'number' }),
  /** The control room that a person in danger calls. */
  controlRoomTel: varchar({ length: 30 }),
  sortOrder: integer().notNull().default(0),
  ...common(),
})

export const dept = pgTable(
  'sys_dept',
  {
    deptCd: cd().primaryKey(),
    deptNm: nm().notNull(),
    pdeptCd: cd(),
    plantCd: cd().notNull(),
    headUserId: userKey(),
    authGrpNo: keyRef(),
    officeOffSiteYn: yn(),
    useYn: yn('Y'),
    sortOrder: integer().notNull().default(0),
    ...common(),
  },
  (t) => [index().on(t.plantCd), index().on(t.pdeptCd), ...plantPolicies()],
)

export const user = pgTable(
  'sys_user',
  {
    userId: userKey().primaryKey(),
    userNm: nm().notNull(),
    /** Initial consonants of the name, 김서연 → ㄱㅅㅇ, so that people are found by them. */
    userNmInitials: nm().notNull().default(''),
    plantCd: cd().notNull(),
    deptCd: cd().notNull(),
    positionCd: cd(),
    dutyCd: cd(),
    jobClassCd: cd().notNull(),
    employTypeCd: cd().notNull(),
    genderCd: cd(),
    birthYmd: date({ mode: 'string' }),
    entryYmd: date({ mode: 'string' }).notNull(),
    retireYmd: date({ mode: 'string' }),
    phoneNo: varchar({ length: 20 }),
    officeTel: varchar({ length: 20 }),
    email: nm(),
    userStatusCd: cd().notNull().default('ACTIVE'),
    langCd: cd().notNull().default('kr'),
    ...common(),
  },
  (t) => [
    index().on(t.deptCd),
    index().on(t.plantCd),
    index().on(t.userNm),
    index().on(t.userNmInitials),
    ...namedPolicies('dept_cd'),
  ],
)

export const process = pgTable(
  'process',
  {
    processNo: key(),
    processCd: cd().notNull(),
    processNm: nm().notNull(),
    plantCd: cd().notNull(),
    deptCd: cd().notNull(),
    psmYn: yn(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.plantCd, t.processCd), index().on(t.deptCd), ...plantPolicies('dept_cd')],
)

/** Kinds of equipment and plant facilities, a tree (S-266). */
export const facilityType = pgTable(
  'saf_facility_type',
  {
    safFacilityTypeCd: cd().primaryKey(),
    safFacilityTypeNm: nm().notNull(),
    psafFacilityTypeCd: cd(),
    useYn: yn('Y'),
    sortOrder: integer().notNull().default(0),
    ...common(),
  },
  (t) => [index().on(t.psafFacilityTypeCd)],
)

export const vendorInfo = pgTable(
  'vendor_info',
  {
    vendorCd: cd().primaryKey(),
    vendorNm: nm().notNull(),
    chiefNm: nm().notNull(),
    bizNum: varchar({ length: 10 }).notNull(),
    plantCd: cd().notNull(),
    vendorTypeCd: cd().notNull(),
    vendorRiskCd: cd().notNull(),
    upVendorCd: cd(),
    tierNo: integer().notNull().default(1),
    insureMgmtNo: varchar({ length: 14 }),
    safMgrNm: nm(),
    safMgrPhoneNo: varchar({ length: 20 }),
    regWorkerCnt: integer().notNull().default(1),
    vendorStatusCd: cd().notNull().default('ACTIVE'),
    evalGradeCd: cd(),
    evalValidToYmd: date({ mode: 'string' }),
    tierViewYn: yn(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.bizNum).where(sql`vendor_status_cd not in ('TERM', 'REJ')`),
    index().on(t.vendorNm),
    vendorPolicy(),
  ],
)

/** A vendor's account; its `portalId` is the `userId` of everything that it does. */
export const vendorAccount = pgTable(
  'vendor_account',
  {
    portalId: userKey().primaryKey(),
    vendorCd: cd().notNull(),
    plantCd: cd().notNull(),
    userNm: nm().notNull(),
    userNmInitials: nm().notNull().default(''),
    phoneNo: varchar({ length: 20 }),
    email: nm(),
    vendorRoleCd: cd().notNull(),
    accountStatusCd: cd().notNull().default(vendorAccounts.is.ACTIVE),
    langCd: cd().notNull().default('kr'),
    ...common(),
  },
  (t) => [index().on(t.vendorCd), stateCheck(vendorAccounts), vendorPolicy()],
)
export const accountRows = statefulRows(vendorAccount, vendorAccounts, { bizCd: 'vendor-account' })

export const vendorPerson = pgTable(
  'vendor_person',
  {
    personNo: key(),
    vendorCd: cd().notNull(),
    plantCd: cd().notNull(),
    personNm: nm().notNull(),
    personNmInitials: nm().notNull().default(''),
    birthYmd: date({ mode: 'string' }).notNull(),
    genderCd: cd(),
    nationCd: cd().notNull().default('KR'),
    visaTypeCd: cd(),
    visaToYmd: date({ mode: 'string' }),
    phoneNo: varchar({ length: 20 }).notNull(),
    emergencyPhoneNo: varchar({ length: 20 }),
    langCd: cd().notNull().default('kr'),
    jobTypeCd: cd().notNull(),
    employTypeCd: cd().notNull(),
    contractFromYmd: date({ mode: 'string' }),
    contractToYmd: date({ mode: 'string' }),
    hireYmd: date({ mode: 'string' }).notNull(),
    workerKey: varchar({ length: 64 }),
    /** One human, whichever vendor employs him: what he did and learned is his. Who has no key yet stands for himself. */
    humanKey: varchar({ length: 64 }).notNull().generatedAlwaysAs(sql`coalesce(worker_key, 'P' || person_no::text)`),
    agreeYn: yn(),
    agreeDt: instant(),
    photoFileId: keyRef(),
    leaveYmd: date({ mode: 'string' }),
    personStatusCd: cd().notNull().default(vendorPeople.is.ACTIVE),
    ...common(),
  },
  (t) => [
    index().on(t.vendorCd),
    index().on(t.workerKey),
    index().on(t.humanKey),
    uniqueIndex('vendor_person_employed')
      .on(t.plantCd, t.workerKey)
      .where(sql`person_status_cd = 'ACTIVE' and delete_yn = 'N' and worker_key is not null`),
    stateCheck(vendorPeople),
    vendorPolicy(),
  ],
)

export const menu = pgTable('sys_menu', {
  menuId: cd().primaryKey(),
  menuNm: nm().notNull(),
  menuNmEn: nm(),
  menuNmZh: nm(),
  menuNmEs: nm(),
  upMenuId: cd(),
  menuLvl: integer().notNull(),
  taskGrpCd: cd(),
  frontEndUrl: varchar({ length: 300 }),
  sortOrder: varchar({ length: 10 }),
  color: varchar({ length: 20 }),
  icon: varchar({ length: 40 }),
  useYn: yn('Y'),
  ...common(),
})

export const authGrp = pgTable('sys_auth_grp', {
  authGrpNo: key(),
  authGrpCd: cd().notNull().unique(),
  authGrpNm: nm().notNull(),
  plantAccessYn: yn(),
  heaReadLvlCd: cd().notNull().default('N'),
  /** OWN, DEPT, PLANT, ALL or VENDOR: how far its members see. */
  scopeCd: cd().notNull(),
  ...common(),
})

/**
 * Rights of a group in a menu. Without an own `scopeCd` the group's holds. `tierViewYn` is about groups of vendors: whether
 * they see the rows of their sub-tiers; without an own one it is as the vendor's master data says.
 */
export const authMenu = pgTable(
  'sys_auth_menu',
  {
    authGrpNo: keyRef().notNull(),
    menuId: cd().notNull(),
    accessYn: yn(),
    writeYn: yn(),
    scopeCd: cd(),
    tierViewYn: varchar({ length: 1 }),
    ...common(),
  },
  (t) => [primaryKey({ columns: [t.authGrpNo, t.menuId] }), index().on(t.menuId)],
)

/** Members of a group: staff by `userId`, vendors by `portalId`. */
export const authUser = pgTable(
  'sys_auth_user',
  { authGrpNo: keyRef().notNull(), userId: userKey().notNull(), ...common() },
  (t) => [primaryKey({ columns: [t.authGrpNo, t.userId] }), index().on(t.userId)],
)

/**
 * By which approval somebody holds a health level in a group. The database holds to it whatever way he came into the
 * group, and ends it when he is out of it or its level is another one (`held-levels.ts`).
 */
export const levelGrant = pgTable(
  'sys_level_grant',
  {
    levelGrantNo: key(),
    userId: userKey().notNull(),
    authGrpNo: keyRef().notNull(),
    heaReadLvlCd: cd().notNull(),
    /** APPR a physician or the health manager approved it, OWNER it was there first or came by the owner's own hand. */
    basisCd: cd().notNull(),
    apprRqstNo: keyRef(),
    createDt: instant().notNull().default(sql`now()`),
    endDt: instant(),
  },
  (t) => [
    uniqueIndex('sys_level_grant_living').on(t.userId, t.authGrpNo).where(sql`end_dt is null`),
    // An approval gives once: who left and comes back is approved anew.
    uniqueIndex('sys_level_grant_once').on(t.apprRqstNo, t.userId, t.authGrpNo),
    check('sys_level_grant_basis', sql`(basis_cd = 'OWNER') = (appr_rqst_no is null)`),
    systemPolicy(),
  ],
)

export const codeGrp = pgTable('sys_code_grp', {
  codeGrpCd: varchar({ length: 40 }).primaryKey(),
  codeGrpNm: nm().notNull(),
  systemYn: yn(),
  ...common(),
})

export const code = pgTable(
  'sys_code',
  {
    codeGrpCd: varchar({ length: 40 }).notNull(),
    code: cd().notNull(),
    codeNm: nm().notNull(),
    codeNmEn: nm(),
    codeNmZh: nm(),
    codeNmEs: nm(),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [primaryKey({ columns: [t.codeGrpCd, t.code] })],
)

export const holiday = pgTable('com_holiday', {
  holidayYmd: date({ mode: 'string' }).primaryKey(),
  holidayNm: nm().notNull(),
  ...common(),
})

/** Legal numbers are dated data: a later law change never rewrites a decision already taken. */
export const legalParam = pgTable(
  'com_legal_param',
  {
    legalParamNo: key(),
    legalParamCd: varchar({ length: 40 }).notNull(),
    legalParamVal: nm().notNull(),
    unitCd: cd(),
    lawRefDesc: desc(),
    effectiveFromYmd: date({ mode: 'string' }).notNull(),
    effectiveToYmd: date({ mode: 'string' }),
    verifiedYn: yn(),
    /** A change of it asks for a new look at JSAs: of one kind of permit, or of all. */
    jsaYn: yn(),
    jsaTypeCd: cd(),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.legalParamCd, t.effectiveFromYmd)],
)

/** Settings of the site, one row a name: demo mode, first start, restricted menus. */
export const setting = pgTable('sys_setting', {
  settingCd: varchar({ length: 60 }).primaryKey(),
  settingVal: longText().notNull(),
  ...common(),
})

/** 직위 and 직책: what a person is called, and what he is responsible for. */
export const position = pgTable('sys_position', {
  positionCd: cd().primaryKey(),
  positionNm: nm().notNull(),
  sortOrder: integer().notNull().default(0),
  useYn: yn('Y'),
  ...common(),
})
export const duty = pgTable('sys_duty', {
  dutyCd: cd().primaryKey(),
  dutyNm: nm().notNull(),
  sortOrder: integer().notNull().default(0),
  useYn: yn('Y'),
  ...common(),
})

/** Who gets a task when a rule names an area instead of a person. */
export const taskOwner = pgTable(
  'task_owner',
  {
    taskOwnerNo: key(),
    taskGrpCd: cd().notNull(),
    plantCd: cd().notNull(),
    deptCd: cd(),
    userId: userKey().notNull(),
    ...common(),
  },
  (t) => [index().on(t.taskGrpCd, t.plantCd), ...plantPolicies()],
)
