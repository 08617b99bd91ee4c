/// An action sheet that presents itself, from before iOS 8.3.
///
/// Steps Alerts.OL1…
@available(*, deprecated, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  // MARK: Creating

  /// Creates a sheet without texts and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a sheet without texts and buttons; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet with at most two buttons: a destructive one and one that cancels.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    super.init(frame: .zero)
    content.title = title
    self.delegate = delegate
    if let destructiveButtonTitle {
      content.destructiveIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { content.cancelIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with several buttons; the others have the last indexes.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Content

  /// The delegate.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title.
  open var title: String {
    get { content.title ?? "" }
    set { content.title = newValue }
  }
  /// The look; all are the same.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  // MARK: Buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { content.addButton(title) }

  /// Returns the title of a button; nil for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    content.buttonTitle(at: buttonIndex)
  }

  /// The number of buttons.
  open var numberOfButtons: Int { content.buttons.count }
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int {
    get { content.cancelIndex }
    set { content.cancelIndex = newValue }
  }
  /// The index of the button that deletes; -1 for none.
  open var destructiveButtonIndex: Int {
    get { content.destructiveIndex }
    set { content.destructiveIndex = newValue }
  }
  /// The index of the first button that neither cancels nor deletes; -1 for none.
  open var firstOtherButtonIndex: Int { content.firstOtherIndex }

  // MARK: Showing

  /// Whether the sheet is shown.
  open var isVisible: Bool { alert != nil }

  /// Shows the sheet from a toolbar.
  open func show(from view: UIToolbar) { show(OlderAnchor(view: view)) }
  /// Shows the sheet from a tab bar.
  open func show(from view: UITabBar) { show(OlderAnchor(view: view)) }
  /// Shows the sheet from a bar button item.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(OlderAnchor(item: item)) }
  /// Shows the sheet from a rectangle in a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(OlderAnchor(view: view, rect: rect))
  }
  /// Shows the sheet (Alerts.OL1).
  open func show(in view: UIView) { show(OlderAnchor(view: view)) }

  /// Dismisses the sheet as if a button were chosen, without notifying the delegate (Alerts.OL3).
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let leaving = alert else { return }
    alert = nil
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    leaving.dismiss(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  // MARK: Internals

  private var content = OlderAlert.Content()
  private var alert: OlderAlert?

  private func show(_ anchor: OlderAnchor) {
    guard alert == nil else { return }
    let new = OlderAlert(content, style: .actionSheet)
    alert = new
    new.onChoice = { [self] index in
      delegate?.actionSheet(self, clickedButtonAt: index)
      dismiss(withClickedButtonIndex: index, animated: true)
    }
    delegate?.willPresent(self)
    new.show(anchor: anchor) { [self] in delegate?.didPresent(self) }
  }
}
