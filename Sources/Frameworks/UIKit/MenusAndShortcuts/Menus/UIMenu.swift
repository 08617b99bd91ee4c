/// Elements that belong together, with a name: a menu, a menu within one, or a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu within a menu is shown.
  public struct Options: OptionSet, Sendable, Hashable {
    /// One bit each.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among the others, parted from them.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away for good.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its elements one has the mark, and no more than one.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are small; here they are as large as others (CM6).
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Small ones, side by side.
    case small = 0
    /// Ones of middle size, side by side.
    case medium = 1
    /// Large ones, beneath each other.
    case large = 2
    /// As the menu has it.
    case automatic = -1
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: What it is called, or what stands above its elements.
  ///   - subtitle: What is said beneath that.
  ///   - image: Its picture.
  ///   - identifier: What tells it apart; nil for a name that no other has.
  ///   - options: How it is shown within another one.
  ///   - preferredElementSize: How large its elements are; here all are large (CM6).
  ///   - children: What is in it.
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

  /// What tells it apart.
  public let identifier: Identifier
  /// How it is shown within another one.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]
  /// How large its elements are to be.
  open var preferredElementSize: ElementSize

  /// The same with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Those of its elements that have a mark, also in menus within it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  // MARK: Internals

  /// CM9: has the mark be at one of its actions, if only one may have it.
  func select(_ action: UIAction) {
    for case let menu as UIMenu in children { menu.select(action) }
    let all = actions
    guard options.contains(.singleSelection), all.contains(action) else { return }
    for other in all { other.state = other === action ? .on : .off }
  }

  /// Its actions, and those of the parts that are shown among them.
  private var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.actions }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}
