/// What buttons in a bar look like, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Makes the look of plain buttons.
  public override required init() { super.init() }

  /// Makes the look of buttons that are there for something.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes it the usual look of buttons that are there for something.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(.init()) }
  }

  /// As they are usually.
  public final let normal = UIBarButtonItemStateAppearance()
  /// While they are pressed.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// While they cannot be used.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// While a keyboard has chosen them.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Another one that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  // MARK: Internals

  var same: UIBarButtonItemAppearance { copy() as? UIBarButtonItemAppearance ?? self }
}

/// What buttons in a bar look like in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the title is written, where not as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment: UIOffset = .zero
  /// A picture behind it; that of the usual state is behind it in all.
  open var backgroundImage: UIImage?

  // MARK: Internals

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
