/// How hard something presses the screen, whatever the screen makes of it.
public enum Pressure: Sendable, Equatable {
  /// As hard as it did, and at first as hard as usual.
  case usual
  /// In units of an average touch, which is what an app reads at the medium sensitivity.
  case touches(Double)
  /// As heavy as a weight in grams, by the calibration of the settings.
  case grams(Double)
}
