/// Says something that people have to answer, or offers what can be done.
///
/// Steps AL1… are in `Documentation/Behaviour/Alerts.md`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  // MARK: Creating

  /// Makes an alert or a sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
    self.preferredStyle = preferredStyle
  }

  /// Makes a sheet without words; no nib is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Makes a sheet without words: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  // MARK: Words

  /// What it is about.
  open override var title: String? { didSet { changed() } }
  /// More about it.
  open var message: String? { didSet { changed() } }
  /// Whether it is an alert or a sheet.
  open private(set) var preferredStyle: Style = .actionSheet

  // MARK: Actions

  /// What can be chosen, in the order in which it was added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that people are likely to choose, which stands out; it has to be among the others.
  open var preferredAction: UIAlertAction? {
    didSet {
      let isKnown = preferredAction.map { one in actions.contains { $0 === one } } ?? true
      precondition(isKnown, "the preferred action of an alert has to be one of its actions")
      changed()
    }
  }

  /// Adds something to choose; a second one that cancels stops the program.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil, "an alert has one action that cancels")
    actions.append(action)
    changed()
  }

  /// Whether it is an alert or a sheet.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom, with what can be done.
    case actionSheet = 0
    /// A card in the middle, with what has to be answered.
    case alert = 1
  }

  // MARK: Controller

  open override func loadView() { view = AlertView(self) }

  /// It is left by what cancels (AL8).
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return super.accessibilityPerformEscape() }
    choose(cancelAction)
    return true
  }

  // MARK: Internals

  override func ownPresentation(over source: UIViewController?) -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: source)
  }

  /// What leaves all as it is.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The one that stands out: what is preferred, or else what cancels (AL3).
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  /// AL6: an action was chosen; it is called when the alert is gone.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isDismissing, let presentation = heldPresentation else { return }
    presentation.dismiss(animated: true) { action.handler?(action) }
  }

  /// AL7: people touched what is behind.
  func touchedOutside() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }

  private func changed() { (viewIfLoaded as? AlertView)?.reload() }
}
