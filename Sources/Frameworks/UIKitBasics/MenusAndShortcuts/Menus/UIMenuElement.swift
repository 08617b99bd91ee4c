/// The abstract superclass of menus, actions and commands.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of an element.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On, shown as a checkmark.
    case on = 1
    /// Mixed, shown as a dash.
    case mixed = 2
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The style of an action that destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open package(set) var title: String
  /// The subtitle.
  open var subtitle: String?

  /// The image.
  open package(set) var image: UIImage?

  /// The identifier for tests.
  open var accessibilityIdentifier: String?

  package init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}
