import Foundation

/// Where a value stands in a column.
public struct OSLogStringAlignment {
  let width: (() -> Int)?
  let isLeft: Bool

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: nil, isLeft: true) }

  /// At the right of so many columns.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isLeft: false)
  }

  /// At the left of so many columns.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isLeft: true)
  }

  func applied(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, (width?() ?? 0) - text.count))
    return isLeft ? text + space : space + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting {
  let radix: Int
  let isUppercase: Bool
  let prefix: String
  let leastDigits: (() -> Int)?
  let showsPlus: Bool

  /// In tens.
  public static var decimal: OSLogIntegerFormatting { .decimal() }

  /// In tens.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether what is not negative has a plus.
  ///   - minDigits: How many digits there are at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, isUppercase: false, prefix: "", leastDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { .hex() }

  /// In sixteens.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether what is not negative has a plus.
  ///   - includePrefix: Whether `0x` stands before it.
  ///   - uppercase: Whether its letters are large.
  ///   - minDigits: How many digits there are at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", leastDigits: minDigits,
      showsPlus: explicitPositiveSign)
  }

  /// In eights.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// In eights.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether what is not negative has a plus.
  ///   - includePrefix: Whether `0o` stands before it.
  ///   - uppercase: Without effect: there are no letters.
  ///   - minDigits: How many digits there are at least.
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

/// How a number with a fraction is written.
public struct OSLogFloatFormatting {
  enum Kind: String { case fixed = "f", hex = "a", exponential = "e", hybrid = "g" }

  let kind: Kind
  let precision: (() -> Int)?
  let showsPlus: Bool
  let isUppercase: Bool

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { make(.fixed) }

  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(.fixed, precision, explicitPositiveSign, uppercase)
  }

  /// As a number times a power of ten.
  public static var exponential: OSLogFloatFormatting { make(.exponential) }

  /// As a number with so many digits after the point, times a power of ten.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(.exponential, precision, explicitPositiveSign, uppercase)
  }

  /// In whichever of both ways is shorter.
  public static var hybrid: OSLogFloatFormatting { make(.hybrid) }

  /// In whichever of both ways is shorter, with so many digits in all.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(.hybrid, precision, explicitPositiveSign, uppercase)
  }

  /// In sixteens.
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

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}
