/// A line of the log with values in it, each of which says who may read it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let interpolation: OSLogInterpolation

  /// Makes a line without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// Makes a line of its parts.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// What is written.
  var text: String { interpolation.parts.map { $0() }.joined() }
}
