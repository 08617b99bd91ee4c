import Foundation

/// The alignment of a value in a column.
public struct OSLogStringAlignment {
  let width: (() -> Int)?
  let isLeft: Bool

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: nil, isLeft: true) }

  /// Aligns to the right of a column with the given width.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isLeft: false)
  }

  /// Aligns to the left of a column with the given width.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isLeft: true)
  }

  func applied(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, (width?() ?? 0) - text.count))
    return isLeft ? text + space : space + text
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting {
  let radix: Int
  let isUppercase: Bool
  let prefix: String
  let leastDigits: (() -> Int)?
  let showsPlus: Bool

  /// Decimal notation.
  public static var decimal: OSLogIntegerFormatting { .decimal() }

  /// Decimal notation.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a nonnegative number has a plus sign.
  ///   - minDigits: The minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, isUppercase: false, prefix: "", leastDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  /// Hexadecimal notation.
  public static var hex: OSLogIntegerFormatting { .hex() }

  /// Hexadecimal notation.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a nonnegative number has a plus sign.
  ///   - includePrefix: Whether the number has the prefix `0x`.
  ///   - uppercase: Whether the digits are uppercase.
  ///   - minDigits: The minimum number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", leastDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  /// Octal notation.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// Octal notation.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a nonnegative number has a plus sign.
  ///   - includePrefix: Whether the number has the prefix `0o`.
  ///   - uppercase: Without effect, as there are no letters.
  ///   - minDigits: The minimum number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, isUppercase: uppercase, prefix: includePrefix ? "0o" : "", leastDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  func text<Number: FixedWidthInteger>(of number: Number) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, (leastDigits?() ?? 0) - digits.count))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting {
  enum Kind: String { case fixed = "f", hex = "a", exponential = "e", hybrid = "g" }

  let kind: Kind
  let precision: (() -> Int)?
  let showsPlus: Bool
  let isUppercase: Bool

  /// Six fraction digits.
  public static var fixed: OSLogFloatFormatting { make(.fixed) }

  /// The given number of fraction digits.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(.fixed, precision, explicitPositiveSign, uppercase)
  }

  /// Scientific notation.
  public static var exponential: OSLogFloatFormatting { make(.exponential) }

  /// Scientific notation with the given number of fraction digits.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(.exponential, precision, explicitPositiveSign, uppercase)
  }

  /// The shorter of fixed and scientific notation.
  public static var hybrid: OSLogFloatFormatting { make(.hybrid) }

  /// The shorter of fixed and scientific notation, with the given number of significant digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(.hybrid, precision, explicitPositiveSign, uppercase)
  }

  /// Hexadecimal notation.
  public static var hex: OSLogFloatFormatting { make(.hex) }

  private static func make(
    _ kind: Kind, _ precision: (() -> Int)? = nil, _ showsPlus: Bool = false,
    _ isUppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      kind: kind, precision: precision, showsPlus: showsPlus, isUppercase: isUppercase)
  }

  func text(of number: Double) -> String {
    let letter = isUppercase ? kind.rawValue.uppercased() : kind.rawValue
    let digits = precision.map { ".\(max(0, $0()))" } ?? ""
    return String(format: "%" + (showsPlus ? "+" : "") + digits + letter, number)
  }
}
