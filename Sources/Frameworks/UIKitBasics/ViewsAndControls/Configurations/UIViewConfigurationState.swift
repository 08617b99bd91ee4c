/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Creates a state with traits, and without anything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view does not accept touches.
  public var isDisabled = false
  /// Whether a touch highlights the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to an edge while content scrolls.
  public var isPinned = false

  /// Returns the app's own value of a key; `nil` for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }

  // MARK: Internals

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
