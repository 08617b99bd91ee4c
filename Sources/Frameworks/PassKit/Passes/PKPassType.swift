/// The types of passes.
public enum PKPassType: UInt, Sendable {
  /// A pass with a barcode.
  case barcode = 0
  /// A pass in the secure element.
  case secureElement = 1
  /// Any type.
  case any = 0xFFFF_FFFF_FFFF_FFFF

  /// An older name of `secureElement`.
  public static let payment = PKPassType.secureElement
}
