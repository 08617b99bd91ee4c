extension UIPageViewController {
  /// The styles of transitions.
  public enum TransitionStyle: Int, Sendable {
    /// A page that curls; shown as a scroll.
    case pageCurl = 0
    /// A scroll.
    case scroll = 1
  }

  /// The axes along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// From leading to trailing.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The directions of transitions.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

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

  /// The creation options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a string.
    public let rawValue: String
    /// Creates an option from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
