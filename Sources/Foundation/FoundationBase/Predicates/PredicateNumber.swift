/// A number in a predicate, which is an integer as long as possible.
enum PredicateNumber {
  case whole(Int64)
  case fractional(Double)

  /// Creates a number from a value of any numeric type; nil for others.
  ///
  /// True is 1, false is 0, and an enumeration case with a raw number is that number.
  init?(_ value: Any?) {
    switch value {
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger:
      self = Int64(exactly: value).map(PredicateNumber.whole) ?? .fractional(Double(value))
    case let value as any BinaryFloatingPoint: self = .fractional(Double(value))
    case let value as NSNumber:
      let fraction = value.doubleValue
      let isWhole = Double(value.int64Value) == fraction || value.objCType.pointee == Self.wholeType
      self = isWhole ? .whole(value.int64Value) : .fractional(fraction)
    case let value as Decimal: self = .fractional(NSDecimalNumber(decimal: value).doubleValue)
    case let value as any RawRepresentable where value.rawValue is any BinaryInteger:
      self.init(value.rawValue)
    default: return nil
    }
  }

  /// The number as a floating-point value.
  var fraction: Double {
    switch self {
    case .whole(let value): Double(value)
    case .fractional(let value): value
    }
  }

  /// The number as an `Int` or `Double`.
  var value: Any {
    switch self {
    case .whole(let value): Int(value)
    case .fractional(let value): value
    }
  }

  /// Returns the order of two numbers; nil if one is NaN.
  func order(_ other: PredicateNumber) -> ComparisonResult? {
    if case .whole(let one) = self, case .whole(let two) = other {
      return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
    }
    let (one, two) = (fraction, other.fraction)
    if one.isNaN || two.isNaN { return nil }
    return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
  }

  static func + (one: Self, two: Self) -> Self {
    compute(one, two, { $0.addingReportingOverflow($1) }, { $0 + $1 })
  }

  static func - (one: Self, two: Self) -> Self {
    compute(one, two, { $0.subtractingReportingOverflow($1) }, { $0 - $1 })
  }

  static func * (one: Self, two: Self) -> Self {
    compute(one, two, { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 })
  }

  /// Divides.
  ///
  /// The quotient of integers is truncated, as on an iPhone (Predicates.PR8).
  static func / (one: Self, two: Self) -> Self {
    compute(one, two, { $0.dividedReportingOverflow(by: $1) }, { $0 / $1 })
  }

  /// Returns the remainder of a division, with the sign of the dividend.
  func remainder(by other: Self) -> Self {
    Self.compute(
      self, other, { $0.remainderReportingOverflow(dividingBy: $1) },
      { $0.truncatingRemainder(dividingBy: $1) })
  }

  /// The Objective-C type encoding of 64-bit integers.
  private static let wholeType = Int8(UInt8(ascii: "q"))

  private static func compute(
    _ one: Self, _ two: Self, _ whole: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ fractional: (Double, Double) -> Double
  ) -> Self {
    if case .whole(let first) = one, case .whole(let second) = two {
      let result = whole(first, second)
      if !result.overflow { return .whole(result.partialValue) }
    }
    return .fractional(fractional(one.fraction, two.fraction))
  }
}
