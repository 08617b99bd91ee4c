/// Where on the screen a bar is, which decides how far its background goes.
public enum UIBarPosition: Int, Sendable {
  /// Nobody says.
  case any = 0
  /// At the bottom of what it is in; its background goes down to the end of the screen.
  case bottom = 1
  /// At the top of what it is in.
  case top = 2
  /// At the top of the screen; its background goes up behind the status bar.
  case topAttached = 3
}

/// Something that knows where on the screen it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where on the screen it is.
  var barPosition: UIBarPosition { get }
}

/// Says where on the screen a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is that is going into a window; may be left out.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// How high a bar is, for pictures that are made for one height.
public enum UIBarMetrics: Int, Sendable {
  /// As high as on a phone that is held upright.
  case `default` = 0
  /// As low as on a phone that is held sideways.
  case compact = 1
  /// Upright, with a line above the title.
  case defaultPrompt = 101
  /// Sideways, with a line above the title.
  case compactPrompt = 102
}

/// Whether a bar is light or dark by itself.
public enum UIBarStyle: Int, Sendable {
  /// As the screen is.
  case `default` = 0
  /// Black, with white text.
  case black = 1
  /// Black, and what is behind shines through.
  case blackTranslucent = 2
}
