/// What part an app has on the phone; the raw value is the word on the wire.
///
/// An app goes from one to a neighbour, in the order of the cases or against it, and is told every
/// step. Before the first it hears of, it is not running.
public enum AppPhase: String, Sendable, CaseIterable {
  /// It is to end; the connection ends soon after.
  case ending
  /// It is not seen, and gets no touches.
  case background
  /// It is seen, or about to be, and gets no touches.
  case inactive
  /// It is in front and gets touches.
  case active
}
