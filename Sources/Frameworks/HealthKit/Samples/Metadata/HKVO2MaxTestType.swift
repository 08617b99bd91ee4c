/// The test that has measured the maximal oxygen consumption.
public enum HKVO2MaxTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise, predictionStepTest
}
