/// The appearance of bar buttons in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Creates the appearance of plain buttons.
  public override required init() { super.init() }

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.copyProperties(from: .init()) }
  }

  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance while highlighted.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while disabled.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance while focused.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Returns a copy of the appearance, of the same class.
  public func copy() -> Self { (copy(with: nil) as? Self) ?? self }

  /// Returns a copy of the appearance.
  // `copy()` of the class itself is preferred.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { super.copy() }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.normal.copyProperties(from: normal)
    copy.highlighted.copyProperties(from: highlighted)
    copy.disabled.copyProperties(from: disabled)
    copy.focused.copyProperties(from: focused)
    return copy
  }

  /// Returns whether another object is an appearance of the same class with equal states.
  ///
  /// - Thread: any; another thread waits for the main thread.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarButtonItemAppearance, type(of: other) == type(of: self)
    else { return false }
    return AnyThread.read {
      normal == other.normal && highlighted == other.highlighted && disabled == other.disabled
        && focused == other.focused
    }
  }

  /// The hash value, which depends on the class alone, because the properties can change.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  // MARK: Internals

  var copied: UIBarButtonItemAppearance { copy() }
}

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title that differ from the default ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The background image; the normal state's image is used in all states.
  open var backgroundImage: UIImage?

  /// Returns whether another object is an appearance of the same class with equal properties.
  ///
  /// - Thread: any; another thread waits for the main thread.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarButtonItemStateAppearance, type(of: other) == type(of: self)
    else { return false }
    return AnyThread.read {
      TextAttributes(titleTextAttributes) == TextAttributes(other.titleTextAttributes)
        && titlePositionAdjustment == other.titlePositionAdjustment
        && backgroundImage == other.backgroundImage
    }
  }

  /// The hash value, which depends on the class alone, because the properties can change.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  // MARK: Internals

  func copyProperties(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
