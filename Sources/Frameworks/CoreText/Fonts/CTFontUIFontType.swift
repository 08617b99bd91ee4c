internal import CoreGraphics
internal import TactusUIKitValues

/// The uses of fonts in the user interface.
public enum CTFontUIFontType: UInt32, Sendable, Hashable {
  /// No particular use.
  case none = 4_294_967_295
  /// Text of the user.
  case user = 0
  /// Monospaced text of the user.
  case userFixedPitch = 1
  /// The system's font.
  case system = 2
  /// The system's bold font.
  case emphasizedSystem = 3
  /// The system's small font.
  case smallSystem = 4
  /// The system's small bold font.
  case smallEmphasizedSystem = 5
  /// The system's smallest font.
  case miniSystem = 6
  /// The system's smallest bold font.
  case miniEmphasizedSystem = 7
  /// Views.
  case views = 8
  /// Applications.
  case application = 9
  /// Labels.
  case label = 10
  /// Titles of menus.
  case menuTitle = 11
  /// Items of menus.
  case menuItem = 12
  /// Marks of menu items, such as checkmarks.
  case menuItemMark = 13
  /// Keyboard shortcuts of menu items.
  case menuItemCmdKey = 14
  /// Titles of windows.
  case windowTitle = 15
  /// Buttons.
  case pushButton = 16
  /// Titles of utility windows.
  case utilityWindowTitle = 17
  /// Titles of alerts.
  case alertHeader = 18
  /// Details.
  case systemDetail = 19
  /// Details, bold.
  case emphasizedSystemDetail = 20
  /// Toolbars.
  case toolbar = 21
  /// Small toolbars.
  case smallToolbar = 22
  /// Messages.
  case message = 23
  /// Palettes.
  case palette = 24
  /// Tool tips.
  case toolTip = 25
  /// Control content.
  case controlContent = 26

  /// Returns the font for the use; nil for `none`.
  ///
  /// - Parameter size: The size, in points; 0 for the default of the use.
  func font(_ size: CGFloat) -> UIFont? {
    // An iPhone's sizes are not documented; these are those of the Mac (guess).
    let (own, weight): (CGFloat, UIFont.Weight) =
      switch self {
      case .none: (0, .regular)
      case .emphasizedSystem, .alertHeader: (13, .bold)
      case .smallSystem, .toolTip, .smallToolbar, .palette: (11, .regular)
      case .smallEmphasizedSystem, .emphasizedSystemDetail: (11, .bold)
      case .miniSystem: (9, .regular)
      case .miniEmphasizedSystem: (9, .bold)
      case .label, .systemDetail: (10, .regular)
      case .user, .application: (12, .regular)
      default: (13, .regular)
      }
    if self == .none { return nil }
    let size = size > 0 ? size : own
    if self == .userFixedPitch { return .monospacedSystemFont(ofSize: size, weight: .regular) }
    return .systemFont(ofSize: size, weight: weight)
  }
}
