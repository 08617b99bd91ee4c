import TactusJSON

/// The reason for which a phone refuses a whole pattern, though it can be read (AHAP.E8).
package struct AHAPRefusal: Sendable {
  /// The part of a pattern that is wrong.
  package enum Part: Sendable {
    /// The version of the file.
    case version
    /// An event, or an element that is not an event.
    case event
    /// A parameter, a curve or a control point.
    case parameter
    /// The time of an event.
    case eventTime
    /// The duration of an event.
    case eventDuration
    /// The time of a parameter, a curve or a control point.
    case time
  }

  /// The part that is wrong.
  package let part: Part
  /// The byte offset of the mistake in the file.
  let offset: Int
  /// The diagnostic of the mistake.
  package let diagnostic: Diagnostic
}
