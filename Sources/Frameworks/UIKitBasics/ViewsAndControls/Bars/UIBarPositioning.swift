/// The positions of a bar on the screen, which determine the extent of its background.
public enum UIBarPosition: Int, Sendable {
  /// An unspecified position.
  case any = 0
  /// At the bottom of the container; the background extends to the bottom of the screen.
  case bottom = 1
  /// At the top of the container.
  case top = 2
  /// At the top of the screen; the background extends behind the status bar.
  case topAttached = 3
}

/// An object with a position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position on the screen.
  var barPosition: UIBarPosition { get }
}

/// The delegate that determines a bar's position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar that is being added to a window; optional.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`, which leaves the position to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The heights of a bar, for background images.
public enum UIBarMetrics: Int, Sendable {
  /// The height in portrait.
  case `default` = 0
  /// The height in landscape.
  case compact = 1
  /// The height in portrait with a prompt.
  case defaultPrompt = 101
  /// The height in landscape with a prompt.
  case compactPrompt = 102

  /// The height in landscape.
  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The height in landscape with a prompt.
  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The style of the screen.
  case `default` = 0
  /// Black with white text.
  case black = 1
  /// Black and translucent with white text.
  case blackTranslucent = 2

  /// Black with white text.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
