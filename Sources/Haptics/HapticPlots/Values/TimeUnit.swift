/// The unit of a time axis.
package enum TimeUnit: Sendable {
  case seconds, milliseconds

  /// Creates the unit that suits a span.
  ///
  /// - Parameter span: Seconds that the axis shows.
  package init(span: Double) { self = span < 1 ? .milliseconds : .seconds }

  /// The number of units in a second.
  package var perSecond: Double { self == .seconds ? 1 : 1000 }
  /// The symbol of the unit.
  package var symbol: String { self == .seconds ? "s" : "ms" }
}
