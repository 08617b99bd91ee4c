extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// One bit a button.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The one under the first finger.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one beside it.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// One by its number, of which 1 is the primary.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}

extension UIGestureRecognizer {
  /// The buttons of a pointer that are pressed: none, as the phone has no pointer.
  public var buttonMask: UIEvent.ButtonMask { [] }
}
