/// A log message with interpolated values, each of which has a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let interpolation: OSLogInterpolation

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// Creates a message from an interpolation.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// The format of the message.
  var text: String { interpolation.parts.map { $0() }.joined() }
}

/// A message of a signpost with interpolated values.
public typealias SignpostMetadata = OSLogMessage
