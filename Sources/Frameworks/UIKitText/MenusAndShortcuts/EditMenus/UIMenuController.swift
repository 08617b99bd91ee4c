/// The edit menu of the app, as it was before iOS 16.
///
/// Steps EditMenus.EM1… are in `Documentation/Behaviour/EditMenus.md`.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The sides of the menu on which its arrow can be.
  public enum ArrowDirection: Int, Sendable {
    /// Up or down, by the room there is.
    case `default` = 0
    /// Up: the menu is below the rectangle.
    case up = 1
    /// Down: the menu is above the rectangle.
    case down = 2
    /// Left: the menu is to the right of the rectangle.
    case left = 3
    /// Right: the menu is to the left of the rectangle.
    case right = 4

    /// The side of the rectangle on which the menu is.
    var side: EditMenuLayout.Side? {
      switch self {
      case .default: nil
      case .up: .below
      case .down: .above
      case .left: .right
      case .right: .left
      }
    }
  }

  /// The menu controller of the app.
  public class var shared: UIMenuController { only }

  /// The items of the app, which follow those of the system.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { EditMenuPresenter.shared.isVisible }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The frame of the menu in the window; zero while it is hidden.
  open var menuFrame: CGRect { EditMenuPresenter.shared.frame }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }
  /// Sets the rectangle beside which the menu appears; it does not follow the view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }
  /// Shows or hides the menu; nothing is shown without a first responder that performs a command.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return EditMenuPresenter.shared.hide(animated: animated) }
    present(animated: animated)
  }
  /// Shows the menu again with the commands that apply now, if it is shown.
  open func update() { if isMenuVisible { present(animated: false) } }

  // MARK: Notifications

  /// A notification posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// A notification posted after the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// A notification posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// A notification posted after the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The notification of a menu that has moved or has another size.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  // MARK: Internals

  private static let only = UIMenuController()
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  private func present(animated: Bool) {
    guard let view = targetView, let responder = view.window?.firstResponder else { return }
    let elements =
      EditMenuCommands.suggested(for: responder)
      + EditMenuCommands.custom(menuItems ?? [], for: responder)
    show(
      elements, for: responder, view: view, target: targetRect, side: arrowDirection.side,
      animated: animated)
  }

  /// Shows elements, and posts the notifications of the menu.
  ///
  /// - Parameter announcing: Called before the menu appears, with true, and before it disappears,
  ///   with false; each time with an animator.
  @discardableResult
  func show(
    _ elements: [UIMenuElement], for responder: UIResponder, view: UIView, target: CGRect,
    side: EditMenuLayout.Side?, animated: Bool,
    announcing: @escaping (Bool, EditMenuAnimator) -> Void = { _, _ in }
  ) -> Bool {
    let (animator, hideAnimator) = (EditMenuAnimator(), EditMenuAnimator())
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
    (targetView, targetRect) = (view, target)
    return EditMenuPresenter.shared.present(
      EditMenuPresenter.Request(
        elements: elements, responder: responder, view: view, target: target, side: side,
        sender: self,
        willShow: {
          post(Self.willShowMenuNotification)
          announcing(true, animator)
        },
        didShow: {
          animator.run()
          post(Self.menuFrameDidChangeNotification)
          post(Self.didShowMenuNotification)
        },
        willHide: {
          post(Self.willHideMenuNotification)
          announcing(false, hideAnimator)
          hideAnimator.animate()
        },
        didHide: {
          hideAnimator.complete()
          post(Self.didHideMenuNotification)
        }), animated: animated)
  }
}
