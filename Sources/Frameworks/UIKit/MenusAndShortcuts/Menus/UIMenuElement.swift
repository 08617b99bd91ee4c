/// Something that can be chosen from a menu, or done by a control.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether there is a mark beside it.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A mark.
    case on = 1
    /// A mark for what holds in part.
    case mixed = 2
  }

  /// What is special about it.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit each.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away for good.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What it is called.
  open internal(set) var title: String
  /// What is said beneath that.
  open var subtitle: String?

  /// Its picture.
  open internal(set) var image: UIImage?

  /// What tests call it where it is shown.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}
