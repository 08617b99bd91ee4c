// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitControllers.tsv.
// Do not edit.

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default`
  /// The severity of an alert about a problem that needs attention.
  case critical
}

/// The styles of an action sheet, before iOS 8.3; all look the same here, as since iOS 7.
@available(*, deprecated, message: "use UIAlertController")
public enum UIActionSheetStyle: Int, Sendable {
  /// The look of the bar from which the sheet is shown.
  case automatic = -1
  /// The standard look.
  case `default` = 0
  /// Black and translucent.
  case blackTranslucent = 1
  /// Black.
  case blackOpaque = 2
}

/// The text fields of an alert, before iOS 9.
@available(*, deprecated, message: "use UIAlertController")
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default` = 0
  /// A field for a password.
  case secureTextInput = 1
  /// A field for text.
  case plainTextInput = 2
  /// A field for a name and one for a password.
  case loginAndPasswordInput = 3
}

extension UIPageViewController {
  /// The styles of transitions.
  public enum TransitionStyle: Int, Sendable {
    /// A page that curls; shown as a scroll.
    case pageCurl = 0
    /// A scroll.
    case scroll = 1
  }
}

extension UIPageViewController {
  /// The axes along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// From leading to trailing.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension UIPageViewController {
  /// The directions of transitions.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }
}

extension UIPageViewController {
  /// The locations of the spine.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// The leading or top edge.
    case min = 1
    /// The middle.
    case mid = 2
    /// The trailing or bottom edge.
    case max = 3
  }
}

extension UIPageViewController {
  /// The options of creating.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points.
    public static let interPageSpacing =
      Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
