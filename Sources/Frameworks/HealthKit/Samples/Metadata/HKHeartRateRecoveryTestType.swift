/// The test that has measured how the heart rate recovers.
public enum HKHeartRateRecoveryTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise
}
