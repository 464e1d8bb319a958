/** Words of the cost card over the map. */
export const costCard = {
  title: 'Trip cost',
  estimated: 'Estimated',
  actual: 'Actual',
  which: 'Amounts shown: {kind}',
  collapse: 'Make the cost card small',
  expand: 'Trip cost {total}, show more',
  chart: 'Trip cost by category, {total} in all',
  table: 'Trip cost by category',
  category: 'Category',
  amount: 'Amount',
  share: 'Share',
  nothing: 'No costs yet',
  nothingActual: 'Nothing paid yet',
  nothingHelp: 'Give a thing planned a cost and it shows here.',
  otherCurrency: 'and {amount} more',
  inAll: 'in all',
};
