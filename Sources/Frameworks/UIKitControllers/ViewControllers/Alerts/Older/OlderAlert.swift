/// The alert or the sheet of a deprecated view, in a window of its own.
///
/// Steps Alerts.OL1…
@MainActor
final class OlderAlert {
  /// The texts and buttons of an alert.
  struct Content {
    /// The title.
    var title: String?
    /// The message.
    var message: String?
    /// The titles of the buttons, by their indexes.
    var buttons: [String] = []
    /// The index of the cancel button; -1 for none.
    var cancelIndex = -1
    /// The index of the destructive button; -1 for none.
    var destructiveIndex = -1
    /// The text fields of an alert.
    var fields: [UITextField] = []

    /// Adds a button, and returns its index.
    mutating func addButton(_ title: String?) -> Int {
      buttons.append(title ?? "")
      return buttons.count - 1
    }

    /// Returns the title of a button; nil for an index without one.
    func buttonTitle(at index: Int) -> String? {
      buttons.indices.contains(index) ? buttons[index] : nil
    }

    /// The index of the first button that neither cancels nor deletes; -1 for none.
    var firstOtherIndex: Int {
      buttons.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
    }
  }

  /// Called with the index of the button that the user has chosen.
  var onChoice: (Int) -> Void = { _ in }

  private let controller: ChoosingAlertController
  private let window: UIWindow
  private weak var former: UIWindow?
  private let actions: [UIAlertAction]
  /// A reference to itself while it is shown, as screens do not retain windows.
  private var selfReference: OlderAlert?

  /// Creates an alert.
  init(_ content: Content, style: UIAlertController.Style) {
    controller = ChoosingAlertController(
      title: content.title, message: content.message, preferredStyle: style)
    for field in content.fields { controller.add(field) }
    actions = content.buttons.enumerated().map { index, title in
      let style: UIAlertAction.Style =
        switch index {
        case content.cancelIndex: .cancel
        case content.destructiveIndex: .destructive
        default: .default
        }
      return UIAlertAction(title: title, style: style)
    }
    for action in actions { controller.addAction(action) }
    former = UIScreen.main.keyWindow
    window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.windowScene = former?.windowScene
    window.rootViewController = OlderAlertRoot(over: former)
    controller.onChoice = { [weak self] action in
      guard let self, let index = actions.firstIndex(where: { $0 === action }) else { return }
      onChoice(index)
    }
  }

  /// Sets whether a button can be chosen.
  func setEnabled(_ isEnabled: Bool, at index: Int) {
    if actions.indices.contains(index) { actions[index].isEnabled = isEnabled }
  }

  /// Shows the alert in front of everything else (Alerts.OL1).
  func show(anchor: OlderAnchor? = nil, completion: @escaping () -> Void) {
    selfReference = self
    window.makeKeyAndVisible()
    if let popover = controller.popoverPresentationController {
      popover.barButtonItem = anchor?.item
      popover.sourceView = anchor?.view
      anchor?.rect.map { popover.sourceRect = $0 }
    }
    window.rootViewController?.present(controller, animated: true, completion: completion)
  }

  /// Removes the alert.
  func dismiss(animated: Bool, completion: @escaping () -> Void) {
    controller.dismiss(animated: animated) { [self] in
      window.isHidden = true
      if let former, !former.isHidden { former.makeKey() }
      selfReference = nil
      completion()
    }
  }
}
