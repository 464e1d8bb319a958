/** The address of the base map's shapes, which the build lays out. */
declare module 'virtual:base-map' {
  const url: string;
  export default url;
}
