/// A menu, a submenu, or a section of a menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifiers of menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements as a section of the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The style of an action that destroys data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows one element at most to be on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the elements as a palette; here they are shown as rows (ContextMenus.CM6).
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// Small elements, side by side.
    case small = 0
    /// Medium elements, side by side.
    case medium = 1
    /// Large elements, one below the other.
    case large = 2
    /// The size of the enclosing menu.
    case automatic = -1
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle.
  ///   - image: The image.
  ///   - identifier: The identifier; nil for a unique one.
  ///   - options: The options.
  ///   - preferredElementSize: The size of the elements; here all are large (ContextMenus.CM6).
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The identifier.
  open private(set) var identifier: Identifier
  /// The options.
  open private(set) var options: Options
  /// The elements.
  open private(set) var children: [UIMenuElement]
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize
  /// The settings of the elements' display; nil for those of the system (ContextMenus.CM16).
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Returns a copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements that are on, those of submenus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  // MARK: Internals

  /// Turns an action on and the others off, in a menu with a single selection (ContextMenus.CM9).
  package func select(_ action: UIAction) {
    for case let menu as UIMenu in children { menu.select(action) }
    let all = actions
    guard options.contains(.singleSelection), all.contains(action) else { return }
    for other in all { other.state = other === action ? .on : .off }
  }

  /// The actions of the menu and of its sections.
  private var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.actions }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}
