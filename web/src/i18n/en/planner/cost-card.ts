/** Words of the cost card over the map. */
export const costCard = {
  title: 'Trip cost',
  estimated: 'Estimated',
  actual: 'Actual',
  which: 'Amounts shown: {kind}',
  collapse: 'Collapse trip cost',
  expand: 'Trip cost {total}, show details',
  chart: 'Trip cost by category, {total} in total',
  table: 'Trip cost by category',
  category: 'Category',
  amount: 'Amount',
  share: 'Share',
  nothing: 'No costs yet',
  nothingActual: 'Nothing paid yet',
  nothingHelp: 'Add a cost to a plan to see it here.',
  otherCurrency: 'plus {amount}',
};
