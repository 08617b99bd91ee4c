/// The pressure on the screen, in one of several units.
public enum Pressure: Sendable, Equatable {
  /// The previous pressure, or that of an average touch at the beginning.
  case `default`
  /// In units of an average touch, which an app reads as force at medium sensitivity.
  case touches(Double)
  /// In grams, converted by the calibration in the settings.
  case grams(Double)
}
