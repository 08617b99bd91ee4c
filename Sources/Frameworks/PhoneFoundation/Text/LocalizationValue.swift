extension String {
  /// A text to be looked up, with values in it.
  ///
  /// The values' places are part of the text that is looked up, as in formats: `%@`, `%lld`, `%lf`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text that is looked up.
    let key: String
    private let values: [Value]

    /// Makes a text without values; what looks like a value's place in it is none.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Makes a text without values.
    public init(stringLiteral value: String) { (key, values) = (value, []) }

    /// Makes a text of its parts.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// The text in a language, with the values in their places.
    func filled(_ format: String, _ locale: Locale) -> String {
      guard !values.isEmpty else { return format }
      return String(format: format, locale: locale, arguments: values.map(\.argument))
    }

    /// One value.
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

    /// The parts of a text, while it is put together.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var values: [Value] = []

      /// Begins a text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds what stands in the source; a percent sign is itself.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }

      /// Adds a part of a text.
      public mutating func appendInterpolation(_ substring: Substring) {
        add("%@", .text(String(substring)))
      }

      /// Adds a whole number, for which languages have plurals.
      public mutating func appendInterpolation<Number: SignedInteger & FixedWidthInteger>(
        _ value: Number
      ) {
        add(Number.bitWidth > 32 || Number.self == Int.self ? "%lld" : "%d", .signed(Int64(value)))
      }

      /// Adds a whole number that has no sign.
      public mutating func appendInterpolation<Number: UnsignedInteger & FixedWidthInteger>(
        _ value: Number
      ) {
        add(Number.bitWidth > 32 ? "%llu" : "%u", .unsigned(UInt64(value)))
      }

      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", .fraction(value)) }

      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ value: Float) {
        add("%f", .fraction(Double(value)))
      }

      /// Adds a number with a fraction.
      public mutating func appendInterpolation(_ value: CGFloat) {
        add("%lf", .fraction(Double(value)))
      }

      /// Adds a value that is written in a style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        add("%@", .text(format.format(value)))
      }

      /// Adds a value whose place in the text is not the usual one of its type.
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
