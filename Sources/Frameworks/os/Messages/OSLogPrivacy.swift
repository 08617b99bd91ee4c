/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
  /// How a value that is not to be read is shown.
  public enum Mask: Sendable {
    /// By a number that is the same for the same value.
    case hash
    /// Not at all.
    case none
  }

  enum Kind { case auto, visible, hidden }

  let kind: Kind
  let mask: Mask

  /// By the value's type: numbers are public, texts and objects are private (LO2).
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// Anybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .visible, mask: .none) }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// Nobody, ever.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }

  /// By the value's type, and what is not shown by a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// Nobody, but for a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }
  /// Nobody, ever, but for a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }

  /// What stands in place of a value.
  static let hidden = "<private>"

  /// A value as it is to be read.
  func applied(to text: String, isNumber: Bool) -> String {
    let isHidden = kind == .hidden || kind == .auto && !isNumber
    guard isHidden, !LogOutput.wishes.showsPrivate else { return text }
    switch mask {
    case .none: return Self.hidden
    case .hash: return "<mask.hash: '\(Self.hash(text))'>"
    }
  }

  /// FNV-1a in 64 bits: the same for the same text, in any run; not meant to keep a secret.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
