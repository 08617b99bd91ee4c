/// The test that has measured a cyclist's functional threshold power.
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
  case maxExercise60Minute = 1
  case maxExercise20Minute, rampTest, predictionExercise
}
