/// The privacy of a logged value.
public struct OSLogPrivacy: Sendable {
  /// The mask of a private value.
  public enum Mask: Sendable {
    /// A hash, which is the same for equal values.
    case hash
    /// No mask.
    case none
  }

  enum Kind { case auto, visible, hidden }

  let kind: Kind
  let mask: Mask

  /// By the type of the value: numbers are public, strings and objects are private (Logging.LO2).
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .visible, mask: .none) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// The value is hidden, like a private one.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }

  /// By the type of the value, with a mask for hidden values.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// The value is replaced by a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }
  /// The value is replaced by a mask, like a private one.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }

  /// The replacement of a hidden value.
  static let hidden = "<private>"

  /// Returns the visible representation of a value.
  func applied(to text: String, isNumber: Bool) -> String {
    let isHidden = kind == .hidden || kind == .auto && !isNumber
    guard isHidden, !LogOutput.options.showsPrivate else { return text }
    switch mask {
    case .none: return Self.hidden
    case .hash: return "<mask.hash: '\(Self.hash(text))'>"
    }
  }

  /// Returns the 64-bit FNV-1a hash, which is equal for equal texts in any run.
  ///
  /// It is not cryptographic.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
