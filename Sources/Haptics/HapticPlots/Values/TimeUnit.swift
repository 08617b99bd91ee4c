/// The unit in which a time axis counts.
package enum TimeUnit: Sendable {
  case seconds, milliseconds

  /// The unit in which a span reads best.
  ///
  /// - Parameter span: Seconds that the axis shows.
  package init(span: Double) { self = span < 1 ? .milliseconds : .seconds }

  /// How many of the unit are in a second.
  package var perSecond: Double { self == .seconds ? 1 : 1000 }
  /// The unit's sign.
  package var symbol: String { self == .seconds ? "s" : "ms" }
}
