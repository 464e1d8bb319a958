/** The US states by name, which the build draws. */
declare module 'virtual:usa-states' {
  const states: readonly import('./usa-frame').UsaShape[];
  export default states;
}
