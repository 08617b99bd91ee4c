import Foundation

/// The parts of a line, while it is put together.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [() -> String] = []

  /// Begins a line.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text that stands in the source.
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  /// Adds a text; private unless it says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.applied(to: privacy.applied(to: argumentString(), isNumber: false)) }
  }

  /// Adds what has a description; private unless it says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      align.applied(to: privacy.applied(to: value().description, isNumber: false))
    }
  }

  /// Adds a type; public unless it says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.applied(to: privacy.applied(to: "\(value())", isNumber: true)) }
  }

  /// Adds an object; private unless it says otherwise.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      privacy.applied(to: argumentObject()?.description ?? "nil", isNumber: false)
    }
  }

  /// Adds a mistake; private unless it says otherwise.
  public mutating func appendInterpolation(
    _ argumentError: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      privacy.applied(to: argumentError().map { "\($0)" } ?? "nil", isNumber: false)
    }
  }

  /// Adds a whole number; public unless it says otherwise.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      align.applied(to: privacy.applied(to: format.text(of: number()), isNumber: true))
    }
  }

  /// Adds a number with a fraction; public unless it says otherwise.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      align.applied(to: privacy.applied(to: format.text(of: Double(number())), isNumber: true))
    }
  }

  /// Adds a truth; public unless it says otherwise.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      let isTrue = boolean()
      let text = format == .truth ? "\(isTrue)" : isTrue ? "yes" : "no"
      return privacy.applied(to: text, isNumber: true)
    }
  }

  /// Adds a place in memory; public unless it says otherwise.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.applied(to: "\(pointer())", isNumber: true) }
  }
}
