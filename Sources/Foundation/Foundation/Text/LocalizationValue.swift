extension String {
  /// A localizable string with interpolated values.
  ///
  /// Placeholders such as `%@`, `%lld` and `%lf` represent the values in the key.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key for the lookup.
    let key: String
    private let values: [Value]

    /// Creates a string without values.
    ///
    /// Percent signs are literal.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a string without values.
    public init(stringLiteral value: String) { (key, values) = (value, []) }

    /// Creates a string from an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// Returns the localized format with the values inserted.
    func filled(_ format: String, _ locale: Locale) -> String {
      guard !values.isEmpty else { return format }
      return String(format: format, locale: locale, arguments: values.map(\.argument))
    }

    /// An interpolated value.
    enum Value: Equatable, Sendable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case fraction(Double)

      var argument: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .signed(let number): number
        case .unsigned(let number): number
        case .fraction(let number): number
        }
      }
    }

    /// The string interpolation of a localizable string.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var values: [Value] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal.
      ///
      /// Percent signs are escaped.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }

      /// Appends a substring.
      public mutating func appendInterpolation(_ substring: Substring) {
        add("%@", .text(String(substring)))
      }

      /// Appends a signed integer, which may select a plural form.
      public mutating func appendInterpolation<Number: SignedInteger & FixedWidthInteger>(
        _ value: Number
      ) {
        add(Number.bitWidth > 32 || Number.self == Int.self ? "%lld" : "%d", .signed(Int64(value)))
      }

      /// Appends an unsigned integer.
      public mutating func appendInterpolation<Number: UnsignedInteger & FixedWidthInteger>(
        _ value: Number
      ) {
        add(Number.bitWidth > 32 ? "%llu" : "%u", .unsigned(UInt64(value)))
      }

      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", .fraction(value)) }

      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ value: Float) {
        add("%f", .fraction(Double(value)))
      }

      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ value: CGFloat) {
        add("%lf", .fraction(Double(value)))
      }

      /// Appends a value with a format style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        add("%@", .text(format.format(value)))
      }

      /// Appends a value with an explicit format specifier.
      public mutating func appendInterpolation<Other>(_ value: Other, specifier: String)
      where Other: CVarArg {
        switch value {
        case let value as any BinaryFloatingPoint: add(specifier, .fraction(Double(value)))
        case let value as any BinaryInteger:
          add(specifier, .signed(Int64(truncatingIfNeeded: value)))
        default: add(specifier, .text("\(value)"))
        }
      }

      private mutating func add(_ place: String, _ value: Value) {
        key += place
        values.append(value)
      }
    }
  }
}
