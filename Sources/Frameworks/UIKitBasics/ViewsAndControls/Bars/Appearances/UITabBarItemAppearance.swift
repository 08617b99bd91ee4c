/// The appearance of the items of a tab bar in each state (Tabs.TB11).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The placements of titles and images.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image in a low bar.
    case compactInline = 2
  }

  /// Creates the appearance of items with the title below the image.
  public override required init() { super.init() }

  /// Creates the default appearance of a style.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.copyProperties(from: .init()) }
  }

  /// The appearance in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance while selected.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance while disabled.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance while focused; the phone focuses no item.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Returns a copy of the appearance, of its class.
  public func copy() -> Self { (copy(with: nil) as? Self) ?? self }

  /// Returns a copy of the appearance.
  // `copy()` of the class itself is preferred.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { super.copy() }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.normal.copyProperties(from: normal)
    copy.selected.copyProperties(from: selected)
    copy.disabled.copyProperties(from: disabled)
    copy.focused.copyProperties(from: focused)
    return copy
  }

  /// Returns whether another object is an appearance of the same class with equal states.
  ///
  /// - Thread: any; another thread waits for the main thread.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITabBarItemAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return AnyThread.read {
      normal == other.normal && selected == other.selected && disabled == other.disabled
        && focused == other.focused
    }
  }

  /// The hash value, which depends on the class alone, as the properties can change.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  // MARK: Internals

  package var copied: UITabBarItemAppearance { copy() }
}
