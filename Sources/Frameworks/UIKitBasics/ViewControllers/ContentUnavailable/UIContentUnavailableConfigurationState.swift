/// The state of a controller whose content is not available.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// Creates a state with traits, and without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text that the user searches; nil without a search.
  public var searchText: String?

  /// Returns the app's own value of a key; `nil` for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }

  // MARK: Internals

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
