/** Words of the planner. */
export const planner = {
  title: 'Trip planner',
};
