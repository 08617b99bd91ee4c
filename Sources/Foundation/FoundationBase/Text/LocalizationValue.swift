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
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: The locale of number formats.
    ///   - replacements: The values of the placeholders, in the order of the key.
    func filled(
      _ format: String, _ locale: Locale, replacements: [any CVarArg]? = nil
    ) -> String {
      guard !values.isEmpty else { return format }
      var rest = (replacements ?? [])[...]
      let arguments = values.map { value in
        guard case .placeholder(let kind) = value else { return value.argument }
        return rest.popFirst().map { kind.argument($0) } ?? value.argument
      }
      return String(format: format, locale: locale, arguments: arguments)
    }

    /// The type of a value that takes the place of `\(placeholder: .int)`.
    public enum Placeholder: Hashable, Sendable {
      /// A signed integer.
      case int
      /// An unsigned integer.
      case uint
      /// A floating-point number of single precision.
      case float
      /// A floating-point number of double precision.
      case double
      /// A string or another object.
      case object

      /// The specifier in the key.
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }

      /// The value of a placeholder without a replacement.
      ///
      /// - Source: none, a guess.
      var missing: any CVarArg {
        switch self {
        case .int: Int64(0)
        case .uint: UInt64(0)
        case .float, .double: Double(0)
        case .object: NSString(string: "(null)")
        }
      }

      /// Returns a replacement as the argument of a format.
      func argument(_ value: any CVarArg) -> any CVarArg {
        switch self {
        case .object: NSString(string: "\(value)")
        case .float, .double: (value as? any BinaryFloatingPoint).map { Double($0) } ?? value
        case .int: (value as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) } ?? value
        case .uint: (value as? any BinaryInteger).map { UInt64(truncatingIfNeeded: $0) } ?? value
        }
      }
    }

    /// An interpolated value.
    enum Value: Equatable, Sendable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case fraction(Double)
      case placeholder(Placeholder)

      var argument: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .signed(let number): number
        case .unsigned(let number): number
        case .fraction(let number): number
        case .placeholder(let kind): kind.missing
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

      /// Appends a placeholder, whose value comes with the options of the lookup.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        add(placeholder.specifier, .placeholder(placeholder))
      }

      /// Appends a placeholder with an explicit format specifier.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        add(specifier, .placeholder(placeholder))
      }

      private mutating func add(_ place: String, _ value: Value) {
        key += place
        values.append(value)
      }
    }
  }
}
