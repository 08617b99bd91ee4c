/// How hard a finger presses for what, as parts of the most that can be felt (PV2).
enum PressFigures {
  /// From where on something hints that there is a preview: an average touch.
  ///
  /// - Source: none; what presses no harder than usual must not begin it. Confidence: guess.
  static let hint: CGFloat = 0.15
  /// From where on the preview shows.
  ///
  /// - Source: Stack Overflow 35097830. Confidence: measured.
  static let peek: CGFloat = 0.2
  /// From where on what is previewed opens.
  ///
  /// - Source: as above. Confidence: measured.
  static let pop: CGFloat = 0.75
  /// Points that a finger may wander before the preview shows.
  ///
  /// - Source: none; as far as a long press allows. Confidence: guess.
  static let wander: CGFloat = 10
}
