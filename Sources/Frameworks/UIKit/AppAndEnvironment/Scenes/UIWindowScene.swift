/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// Which way up its interface is.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// Its coordinates, which are the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// What there is to go by.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// What the bar with the time is like.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private let statusBar = UIStatusBarManager()
  /// Its windows that are seen, the hindmost first.
  open var windows: [UIWindow] { screen.windows.reversed().filter { $0.windowScene === self } }
  /// The one of them that gets what has no place on the screen.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
