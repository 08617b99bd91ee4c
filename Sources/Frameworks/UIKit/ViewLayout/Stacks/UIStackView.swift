/// Lays out views in a row or a column.
///
/// It does so with constraints of its own. Steps VL13… are in `Documentation/Behaviour/ViewLayout.md`.
@preconcurrency @MainActor
open class UIStackView: UIView {
  // MARK: Creating

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack without views: archives of views are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuration

  /// Whether it is a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }

  /// How the views share its length.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { rearrange() } }
  }

  /// How the views are placed across.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { rearrange() } }
  }

  /// The gaps between views, in points; at least, where the distribution makes them.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }

  /// Whether the gaps of a column are from what a last line of text stands on to the next first line.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  /// Whether the views keep within its margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// Sets the gap behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacing[key] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The gap behind a view, if it is one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Views

  /// The views that it lays out, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Lays out a view behind the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Lays out a view among the others; one that it lays out already is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "a stack of \(arrangedSubviews.count) views has no place \(stackIndex)")
    arrangedSubviews.insert(view, at: stackIndex)
    if view.outer !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    rearrange()
  }

  /// Lays out a view no more, which stays in the stack.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    forgetArranged(view)
  }

  // MARK: Overriding

  /// Is told that a view leaves it, which it lays out no more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { forgetArranged(subview) }
  }

  /// Makes its constraints anew, if something has changed.
  open override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(made)
      made = StackArrangement(self).make()
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }

  /// Stacks are laid out by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The first view, or in a row the highest one.
  open override var forFirstBaselineLayout: UIView {
    visible.first.map(\.forFirstBaselineLayout) ?? self
  }

  /// The last view, or in a row the first one.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visible.last : visible.first).map(\.forLastBaselineLayout) ?? self
  }

  // MARK: Internals

  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var isStale = true

  override func changedDirection() { rearrange() }

  /// The views that are seen, or are about to be.
  var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The gap behind a view.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacing[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.betweenViews : gap
  }

  /// Makes its constraints anew before it is laid out.
  func rearrange() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  /// What a view's contents want has changed.
  func contentsChanged() {
    if distribution == .fill || distribution == .fillProportionally { rearrange() }
  }

  private func forgetArranged(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    rearrange()
  }
}
