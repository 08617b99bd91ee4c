extension UISplitViewController {
  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The arrangement of columns.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The environment of a view controller in a container.
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0
    case expanded = 1
    case collapsed = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// Only the secondary column; the name of iOS 8.
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  /// Two columns side by side; the name of iOS 8.
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  /// One column over the secondary one; the name of iOS 8.
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}
