/** Words of the landing page and the dialogs over it. */
export const landing = {
  headline: 'The whole trip,<br></br>on one map.',
};
