import TactusThreads

/// The presentation of the edit menu; there is at most one on the screen.
///
/// Steps EditMenus.EM3, EditMenus.EM6, EditMenus.EM7.
@MainActor
final class EditMenuPresenter {
  static var shared: EditMenuPresenter { ofContext.value }

  private static let ofContext = ContextLocal(EditMenuPresenter())

  /// An edit menu to be presented.
  struct Request {
    /// The elements; menus are flattened.
    var elements: [UIMenuElement]
    /// The responder whose chain performs commands.
    var responder: UIResponder
    /// The view in whose window the menu is, and the rectangle in it that the arrow points to.
    var view: UIView
    var target: CGRect
    /// The side of the rectangle that the app wants.
    var side: EditMenuLayout.Side?
    /// The object that the app's methods get as the sender.
    var sender: AnyObject?
    /// Called before and after the menu appears and disappears.
    var willShow: () -> Void = {}
    var didShow: () -> Void = {}
    var willHide: () -> Void = {}
    var didHide: () -> Void = {}
  }

  /// Whether a menu is shown.
  var isVisible: Bool { menu != nil }
  /// The frame of the menu in its window; zero if none is shown.
  var frame: CGRect { menu?.frame ?? .zero }
  /// The responder of the menu.
  var responder: UIResponder? { request?.responder }
  /// The touch that has hidden the last menu.
  private(set) weak var hidingTouch: UITouch?

  /// Shows a menu instead of the present one.
  ///
  /// - Returns: Whether there is something to show.
  @discardableResult
  func present(_ request: Request, animated: Bool = true) -> Bool {
    hide(animated: false)
    let elements = EditMenuCommands.leaves(of: request.elements)
    guard !elements.isEmpty, let window = request.view.window else { return false }
    request.willShow()
    let target = request.view.convert(request.target, to: window)
    let menu = EditMenuView(elements, target: target, wanted: request.side)
    menu.onSelect = { [weak self] in self?.choose($0) }
    (self.menu, self.request, hidingTouch) = (menu, request, nil)
    lastPlace = target.origin
    EditMenuDismissRecognizer.add(to: window)
    UIView.performWithoutAnimation {
      window.addSubview(menu)
      menu.place(in: window)
      menu.alpha = animated ? 0 : 1
    }
    UIView.animate(withDuration: animated ? EditMenuMetrics.appearance : 0) { menu.alpha = 1 }
    UIAccessibility.post(notification: .layoutChanged, argument: menu)
    request.didShow()
    return true
  }

  /// Hides the menu.
  func hide(animated: Bool = true, by touch: UITouch? = nil) {
    guard let menu, let request else { return }
    (self.menu, self.request, hidingTouch) = (nil, nil, touch)
    request.willHide()
    menu.isUserInteractionEnabled = false
    guard animated else {
      menu.removeFromSuperview()
      return request.didHide()
    }
    UIView.animate(withDuration: EditMenuMetrics.dismissal) {
      menu.alpha = 0
    } completion: { _ in
      menu.removeFromSuperview()
      request.didHide()
    }
  }

  /// Moves the menu to another rectangle of its view.
  func move(to target: CGRect) {
    guard let menu, let window = menu.window, let request else { return }
    self.request?.target = target
    menu.place(in: window, target: request.view.convert(target, to: window))
  }

  /// Hides the menu if its view has moved in the window or left it (EditMenus.EM7).
  func hideIfMoved() {
    guard let request, let menu else { return }
    guard let window = request.view.window, menu.window === window else {
      return hide(animated: false)
    }
    let place = request.view.convert(request.target.origin, to: window)
    defer { lastPlace = place }
    if let lastPlace, hypot(lastPlace.x - place.x, lastPlace.y - place.y) > 1 { hide() }
  }

  /// Handles a touch outside of the menu.
  func touched(_ touch: UITouch) {
    guard let menu, touch.view?.isDescendant(of: menu) != true else { return }
    hide(by: touch)
  }

  // MARK: Internals

  private var menu: EditMenuView? { didSet { lastPlace = nil } }
  private var request: Request?
  private var lastPlace: CGPoint?

  /// Performs an element, and hides the menu unless it is kept (EditMenus.EM6).
  private func choose(_ element: UIMenuElement) {
    guard let request else { return }
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    if attributes?.contains(.keepsMenuPresented) != true { hide() }
    EditMenuCommands.perform(
      element, for: request.responder, sender: request.sender ?? UIMenuController.shared)
  }
}
