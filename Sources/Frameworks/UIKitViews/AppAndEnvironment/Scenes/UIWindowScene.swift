/// A scene that has windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The interface orientation.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The coordinate space, which is the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the scene: the screen's, with its own overrides (Traits.TO2).
  open var traitCollection: UITraitCollection { traits(on: screen.traitCollection) }
  /// Called when the traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The status bar manager.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private let statusBar = UIStatusBarManager()
  /// The visible windows of the scene, from back to front.
  open var windows: [UIWindow] { screen.windows.reversed().filter { $0.windowScene === self } }
  /// The size restrictions; always nil, because a scene fills the phone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The window commands; always nil, because users cannot close windows on a phone.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// The source of shareable items; not read, because a phone has no scene menu.
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
  /// Whether the scene fills the screen; true on a phone.
  open var isFullScreen: Bool { true }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The trait overrides and the handlers of trait changes.
  package var traitState: TraitState?
}
