/// The type of a number.
public enum CFNumberType: CFIndex, Sendable {
  case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type
  case charType, shortType, intType, longType, longLongType, floatType, doubleType
  case cfIndexType, nsIntegerType, cgFloatType

  /// The greatest value of a case.
  public static var maxType: CFNumberType { .cgFloatType }

  /// Whether numbers of the type have fractions.
  var isFloat: Bool {
    switch self {
    case .float32Type, .float64Type, .floatType, .doubleType, .cgFloatType: true
    default: false
    }
  }

  /// The number of bytes of a number of the type.
  var size: CFIndex {
    switch self {
    case .sInt8Type, .charType: 1
    case .sInt16Type, .shortType: 2
    case .sInt32Type, .intType, .float32Type, .floatType: 4
    default: 8
    }
  }
}
