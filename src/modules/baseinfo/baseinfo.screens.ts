/** Which page stands below which menu row of basic information. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const lists = () => import('./lists.screens.tsx')
const location = () => import('./location.screens.tsx')

export const baseinfoScreens: Screens = {
  'baseInfo/plant': { pages: { '': load(lists, 'PlantList') } },
  'baseInfo/process': { pages: { '': load(lists, 'ProcessList') } },
  'baseInfo/facilityType': { pages: { '': load(lists, 'FacilityTypeList') } },
  'baseInfo/facility': { pages: { '': load(lists, 'FacilityList') } },
  'baseInfo/system': { pages: { '': load(lists, 'SystemList') } },
  'baseInfo/workType': { pages: { '': load(lists, 'WorkTypeList') } },
  'baseInfo/siteMap': { pages: { '': load(lists, 'SiteMapList') } },
  'baseInfo/location': { pages: { '': load(location, 'LocationList') } },
  'baseInfo/holiday': { pages: { '': load(lists, 'HolidayList') } },
  'baseInfo/legalParam': { pages: { '': load(lists, 'LegalParamList') } },
  'baseInfo/owner': { pages: { '': load(lists, 'TaskOwnerList') } },
}
