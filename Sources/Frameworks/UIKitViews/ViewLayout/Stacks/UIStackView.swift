/// A view that lays out views in a row or a column.
///
/// It uses constraints of its own (ViewLayout.VL13…).
@preconcurrency @MainActor
open class UIStackView: UIView {
  // MARK: Creating

  /// Creates a stack view without arranged subviews.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view, or one of an interface file (Nibs.NI5).
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decodeView(coder)
    decodeStack(coder)
    guard let nib = coder.nib else { return }
    decode(nib.element, nib)
    decode(nib)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStack(coder)
  }

  // MARK: Configuration

  /// The axis along which the views are arranged.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }

  /// The distribution of the views along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { rearrange() } }
  }

  /// The alignment of the views across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { rearrange() } }
  }

  /// The spacing between views, in points; a minimum for distributions with variable gaps.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }

  /// Whether the spacing of a column is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  /// Whether the views are arranged within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// Sets the spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacing[key] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// Returns the custom spacing after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Views

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Appends a view to the arranged subviews, and adds it as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Inserts a view into the arranged subviews, or moves it.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    programmingPrecondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "index \(stackIndex) is out of range for \(arrangedSubviews.count) arranged views")
    arrangedSubviews.insert(view, at: stackIndex)
    if view.outer !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    rearrange()
  }

  /// Removes a view from the arranged subviews; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    forgetArranged(view)
  }

  // MARK: Overriding

  /// Removes a leaving subview from the arranged subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { forgetArranged(subview) }
  }

  /// Rebuilds the constraints, if something has changed.
  open override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(made)
      made = StackConstraintBuilder(self).make()
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }

  /// Stack views require constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The view whose first line is the stack's first line: the first view's.
  open override var forFirstBaselineLayout: UIView {
    visible.first.map(\.forFirstBaselineLayout) ?? self
  }

  /// The view whose last line is the stack's last line: the last view's, or in a row the first
  /// view's.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visible.last : visible.first).map(\.forLastBaselineLayout) ?? self
  }

  // MARK: Internals

  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private(set) var made: [NSLayoutConstraint] = []
  private var isStale = true

  @_spi(UIKitModules) open override func layoutDirectionChanged() { rearrange() }

  /// The arranged views that are not hidden.
  var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Returns the gap after a view.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacing[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.betweenViews : gap
  }

  /// Marks the constraints as needing an update.
  func rearrange() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  /// Handles a change of a view's intrinsic content size.
  func contentsChanged() {
    if distribution == .fill || distribution == .fillProportionally { rearrange() }
  }

  private func forgetArranged(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    rearrange()
  }
}
