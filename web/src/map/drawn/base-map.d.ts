/** The URL of the base map's shapes, which the build generates. */
declare module 'virtual:base-map' {
  const url: string;
  export default url;
}
