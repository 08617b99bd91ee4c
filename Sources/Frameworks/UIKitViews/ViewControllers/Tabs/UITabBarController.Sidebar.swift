extension UITabBarController {
  /// The sidebar of a tab bar controller; a phone does not show it.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether the sidebar is hidden; always true on a phone, which ignores requests to show it.
    open var isHidden: Bool {
      get { true }
      set {
        guard !newValue else { return }
        RuntimeWarning.once(
          "UITabBarController.sidebar: a phone shows no sidebar; its tabs are in the tab bar")
      }
    }
    /// The preferred layout of the sidebar.
    open var preferredLayout: Layout = .automatic
    /// The content above the tabs of the sidebar.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs of the sidebar.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The bar at the bottom of the sidebar.
    open var bottomBarView: UIView?

    /// The layouts of a sidebar.
    public enum Layout: Int, Sendable {
      /// The system decides.
      case automatic = 0
      /// Over the content.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }
  }
}
