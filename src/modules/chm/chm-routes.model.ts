/** Where the pages of chemicals stand. */
export const SUBSTANCE_ROUTE = '/chm/substance/substanceList'
export const MATERIAL_ROUTE = '/chm/material/materialList'
export const USE_ROUTE = '/chm/material/matUseList'
/** For health: who handles something that asks for a checkup and is not known to work with it. */
export const USE_EXPOSURE_ROUTE = '/chm/material/useExposureList'
export const LABEL_ROUTE = '/chm/ghs/labelPrint'
export const REG_ROUTE = '/chm/reg/regList'
export const GROUP_ROUTE = '/chm/reg/subGroupList'
export const MSDS_ROUTE = '/chm/msds/msdsList'
export const MSDS_VIEW_ROUTE = '/chm/msds/msdsView'
export const SECRET_ROUTE = '/chm/msds/secretApproval'
/** Menus under which the tables of classes are read. */
export const CHM_ROUTES = [SUBSTANCE_ROUTE, MATERIAL_ROUTE] as const
