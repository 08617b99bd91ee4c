/// The content of a view and its appearance, as a value that makes and updates the view.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state: what the app did not set is that state's default.
  func updated(for state: any UIConfigurationState) -> Self
}
