import Foundation

/// The string interpolation of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [() -> String] = []

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a literal.
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  /// Appends a string, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.applied(to: privacy.applied(to: argumentString(), isNumber: false)) }
  }

  /// Appends a value with a description, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      align.applied(to: privacy.applied(to: value().description, isNumber: false))
    }
  }

  /// Appends a type, which is public by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.applied(to: privacy.applied(to: "\(value())", isNumber: true)) }
  }

  /// Appends an object, which is private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      privacy.applied(to: argumentObject()?.description ?? "nil", isNumber: false)
    }
  }

  /// Appends an error, which is private by default.
  public mutating func appendInterpolation(
    _ argumentError: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      privacy.applied(to: argumentError().map { "\($0)" } ?? "nil", isNumber: false)
    }
  }

  /// Appends an integer, which is public by default.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      align.applied(to: privacy.applied(to: format.text(of: number()), isNumber: true))
    }
  }

  /// Appends a floating-point number, which is public by default.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append {
      align.applied(to: privacy.applied(to: format.text(of: Double(number())), isNumber: true))
    }
  }

  /// Appends a Boolean value, which is public by default.
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

  /// Appends a pointer, which is public by default.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.applied(to: "\(pointer())", isNumber: true) }
  }
}
