import TactusThreads

/// A menu system of an app; a phone has no menu bar to fill.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The system of the menu bar.
  open class var main: UIMenuSystem { mainOfContext.value }
  /// The system of context menus.
  open class var context: UIMenuSystem { contextOfContext.value }

  /// Requests that the menus are built again; does nothing, as there are none.
  open func setNeedsRebuild() {}
  /// Requests that the commands are updated; does nothing, as there are none.
  open func setNeedsRevalidate() {}

  private static let mainOfContext = ContextLocal(UIMenuSystem())
  private static let contextOfContext = ContextLocal(UIMenuSystem())
}
