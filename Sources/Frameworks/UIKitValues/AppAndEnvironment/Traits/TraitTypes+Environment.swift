/// Values that describe the list around a view.
public enum UIListEnvironment: Int, Sendable {
  /// An unspecified environment.
  case unspecified = -1
  /// No list.
  case none = 0
  /// A plain list.
  case plain = 1
  /// A grouped list.
  case grouped = 2
  /// A list of groups with insets.
  case insetGrouped = 3
  /// A sidebar.
  case sidebar = 4
  /// A plain sidebar.
  case sidebarPlain = 5
}

/// Values that describe the accessory of a tab bar around a view, `UITabAccessory.Environment`.
///
/// - Source: the values are those of a header in public code. Confidence: guess.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// An unspecified environment.
  case unspecified = 0
  /// No accessory.
  case none = 1
  /// An accessory above the tab bar.
  case regular = 2
  /// An accessory beside the small tab bar.
  case inline = 3
}

/// Values that describe whether the screen that shows a scene is recorded.
public enum UISceneCaptureState: Int, Sendable {
  /// An unspecified state.
  case unspecified = -1
  /// The screen is not recorded.
  case inactive = 0
  /// The screen is recorded.
  case active = 1
}

/// The size of the items of a Mac's toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// An unspecified size.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// A small size.
  case small = 1
  /// A large size.
  case large = 3
}

extension UIImage {
  /// The range of brightness in which images are shown.
  public enum DynamicRange: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// The range of screens without extended brightness.
    case standard = 0
    /// A limited part of the extended range.
    case constrainedHigh = 1
    /// The extended range.
    case high = 2
  }
}
