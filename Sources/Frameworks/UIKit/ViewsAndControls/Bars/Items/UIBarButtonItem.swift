/// A button in a bar, or room there.
///
/// Steps NB1… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  // MARK: Creating

  /// Makes a button that shows nothing and does nothing.
  public override init() { super.init() }

  /// Makes a button that shows nothing: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with a picture, which tells somebody when it is pressed.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes a button with a picture, and another for a phone that is held sideways.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button with a title, which tells somebody when it is pressed.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Makes a button with a title or a sign of the system's, or room.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    take(style, target, action)
  }

  /// Makes an item of a view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with a title or a sign of the system's, which does something.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes a button that does something, with the name of that unless it has one of its own.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Room of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = ObjectMaker.make(self)
    guard let item = item as? Self else { preconditionFailure("\(self) makes no items") }
    item.kind = .fixedSpace
    item.width = width
    return item
  }

  /// Room that takes what the others leave.
  open class func flexibleSpace() -> Self {
    let item = ObjectMaker.make(self)
    guard let item = item as? Self else { preconditionFailure("\(self) makes no items") }
    item.kind = .flexibleSpace
    return item
  }

  // MARK: What it is

  /// What it is there for.
  open var style: Style = .plain { didSet { if style != oldValue { changed() } } }
  /// How wide it is, in points; 0 for as wide as what it shows.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// All titles that it may get: it is wide enough for the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// A view of the app's own in its place.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// What its picture or title is in; nil for as the bar has it.
  open var tintColor: UIColor? { didSet { changed() } }

  // MARK: What it does

  /// Which method is called when it is pressed.
  open var action: Selector?
  /// Whose; nil for the first on the responder chain that has it.
  open weak var target: AnyObject?
  /// What is done instead.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      if let title = primaryAction?.title, !title.isEmpty, kind == nil { self.title = title }
      if let image = primaryAction?.image, kind == nil { self.image = image }
      changed()
    }
  }

  /// What it shows when it is touched, or pressed for long if it does something else (CM12).
  open var menu: UIMenu? { didSet { changed() } }

  // MARK: Accessibility

  /// Its title, or what its sign stands for, unless something else is said.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? kind.flatMap(BarSign.init)?.name }
    set {
      super.accessibilityLabel = newValue
      changed()
    }
  }

  /// What tests call it.
  open override var accessibilityIdentifier: String? {
    didSet { changed() }
  }

  // MARK: Internals

  /// Which of the system's it is.
  private(set) var kind: SystemItem?

  var isFlexibleSpace: Bool { kind == .flexibleSpace }
  var isSpace: Bool { isFlexibleSpace || kind == .fixedSpace }

  /// The picture for a height of the bar.
  func picture(isLow: Bool) -> UIImage? { (isLow ? landscapeImagePhone : nil) ?? image }

  /// Is the button that begins to edit, or that ends it.
  func showEditing(_ edits: Bool) {
    take(edits ? .done : .edit)
    style = edits ? .done : .plain
  }

  /// It was pressed.
  func press(_ event: UIEvent?) {
    if let primaryAction {
      primaryAction.perform(for: self)
    } else if let action {
      if !UIApplication.send(action, to: target, from: self, for: event), target != nil {
        Complaint.once("UIBarButtonItem tells somebody who has no method '\(action)'")
      }
    }
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    (self.style, self.action) = (style, action)
    self.target = target.map { $0 as AnyObject }
  }

  private func take(_ systemItem: SystemItem) {
    kind = systemItem
    title = systemItem.words
    image = BarSign(systemItem)?.image
    if systemItem == .done || systemItem == .save { style = .done }
  }
}
