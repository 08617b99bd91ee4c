/// A pixel format.
///
/// The raw values are ours.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value of the format.
  public let rawValue: Int32
  /// Creates a format from its raw value.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Alpha, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 1)
  /// Blue, green, red and alpha, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// Red, green, blue and alpha, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 3)
  /// Alpha, blue, green and red, a byte each.
  public static let ABGR8 = CIFormat(rawValue: 4)
  /// Red, green, blue and alpha, 16 bits each.
  public static let RGBA16 = CIFormat(rawValue: 5)
  /// Red, green, blue and alpha as 16-bit floating-point numbers.
  public static let RGBAh = CIFormat(rawValue: 6)
  /// Red, green, blue and alpha as 32-bit floating-point numbers.
  public static let RGBAf = CIFormat(rawValue: 7)
  /// Red, a byte.
  public static let R8 = CIFormat(rawValue: 8)
  /// Red, 16 bits.
  public static let R16 = CIFormat(rawValue: 9)
  /// Red as a floating-point number of 16 bits.
  public static let Rh = CIFormat(rawValue: 10)
  /// Red as a floating-point number of 32 bits.
  public static let Rf = CIFormat(rawValue: 11)
  /// Alpha, a byte.
  public static let A8 = CIFormat(rawValue: 12)
  /// Alpha, 16 bits.
  public static let A16 = CIFormat(rawValue: 13)
  /// Alpha as a floating-point number of 16 bits.
  public static let Ah = CIFormat(rawValue: 14)
  /// Alpha as a floating-point number of 32 bits.
  public static let Af = CIFormat(rawValue: 15)
  /// Red and green, a byte each.
  public static let RG8 = CIFormat(rawValue: 16)
  /// Red and green, 16 bits each.
  public static let RG16 = CIFormat(rawValue: 17)
  /// Red and green as 16-bit floating-point numbers.
  public static let RGh = CIFormat(rawValue: 18)
  /// Red and green as 32-bit floating-point numbers.
  public static let RGf = CIFormat(rawValue: 19)

  /// The format of the rendering context.
  static let contextFormat = CIFormat(rawValue: 0)
}
