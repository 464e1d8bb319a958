/** Words of the transports that the planner proposes. */
export const transport = {
  /** `why` is one of the sentences below. */
  proposed: '{transport} from {from}. {why}',
  /** `time` is none where it already stands beside it. */
  why: {
    walk: 'It’s a short walk',
    noDrive: 'You can’t drive there',
    onlyTrain: 'Only trains go there',
    usualTrain: 'Most people take the train',
    fasterTrain: 'Trains are faster here{time, select, none {} other {: about {time}}}',
    noTrain: 'No direct train goes there',
    usualCar: 'Most people drive here',
    rentalCar: 'You’ll want a car here',
    yourCar: 'Like the rest of your trip here',
    ferry: 'A ferry goes there{time, select, none {} other {: about {time}}}',
    farByCar: 'The drive would take about {time}',
    farByTrain: 'The train would take about {time}',
  },
};
