/// The kind of list that encloses a view.
public enum UIListEnvironment: Int, Sendable {
  /// An unspecified environment.
  case unspecified = -1
  /// No list.
  case none = 0
  /// A plain list.
  case plain = 1
  /// A grouped list.
  case grouped = 2
  /// An inset grouped list.
  case insetGrouped = 3
  /// A sidebar.
  case sidebar = 4
  /// A plain sidebar.
  case sidebarPlain = 5
}

/// The position of the tab accessory that encloses a view, `UITabAccessory.Environment`.
///
/// - Source: the values are those of a header in public code. Confidence: guess.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// An unspecified environment.
  case unspecified = 0
  /// No accessory.
  case none = 1
  /// An accessory above the tab bar.
  case regular = 2
  /// An accessory inline with the minimized tab bar.
  case inline = 3
}

/// Whether the screen of a scene is being captured.
public enum UISceneCaptureState: Int, Sendable {
  /// An unspecified state.
  case unspecified = -1
  /// The screen is not captured.
  case inactive = 0
  /// The screen is captured.
  case active = 1
}

/// The size of items in a Mac toolbar.
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
  /// The dynamic range of images.
  public enum DynamicRange: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// Standard range.
    case standard = 0
    /// A limited extended range.
    case constrainedHigh = 1
    /// The full extended range.
    case high = 2
  }
}
