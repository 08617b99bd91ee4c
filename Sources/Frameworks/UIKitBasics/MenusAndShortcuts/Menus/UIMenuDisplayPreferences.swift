/// The settings of the display of a menu's elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
  /// Creates the settings of the system.
  public override init() { super.init() }

  /// The maximum number of lines of a title; 0 for as many as it needs (ContextMenus.CM16).
  open var maximumNumberOfTitleLines = 2

  /// Returns a copy of the settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
