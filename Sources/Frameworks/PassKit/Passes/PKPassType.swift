/// The kind of a pass.
public enum PKPassType: UInt, Sendable {
  /// A pass with a code.
  case barcode = 0
  /// A card in the secure part of the phone.
  case secureElement = 1
  /// Any kind.
  case any = 0xFFFF_FFFF_FFFF_FFFF

  /// The older name of `secureElement`.
  public static let payment = PKPassType.secureElement
}
