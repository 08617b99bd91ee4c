/// The content of a view and its appearance, as a value that creates and updates the view.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state; properties that the app did not set get the state's
  /// defaults.
  func updated(for state: any UIConfigurationState) -> Self
}
