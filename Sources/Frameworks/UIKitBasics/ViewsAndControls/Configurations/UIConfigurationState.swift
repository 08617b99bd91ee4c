/// The state of a view, for which configurations have content and appearance.
public protocol UIConfigurationState {
  /// Creates a state with traits, and without anything else.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Returns the app's own value of a key; `nil` for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
