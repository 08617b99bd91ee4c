/// The values of events of low cardio fitness.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
  case lowFitness = 1
}
