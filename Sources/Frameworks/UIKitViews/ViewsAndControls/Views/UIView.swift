/// A rectangle of the screen that shows content, receives touches and contains other views.
///
/// The visible content is that of its layer, which also holds geometry and order (Views.V1…, in
/// `Documentation/Behaviour/Views.md`).
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate, @preconcurrency NSCoding
{
  // MARK: Creating

  /// The class of the layers of this view class.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.frame = frame
    prepareToDraw()
  }

  /// Creates an empty view, or one of an interface file (Nibs.NI5) or an archive (Archives.AR15).
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    layer.delegate = self
    prepareToDraw()
    if let nib = coder.nib { decode(nib.element, nib) }
    decodeView(coder)
  }

  /// Encodes the view with its layer, its subviews and its constraints (Archives.AR15).
  open func encode(with coder: NSCoder) { encodeView(coder) }

  /// The layer.
  open var layer: CALayer { ownLayer }

  /// The identifier of state restoration; the state of a view is saved with its controller's
  /// (Restoration.RS2).
  open var restorationIdentifier: String?
  /// Encodes the state of the view; encodes nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of the view; decodes nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The effects of the phone's tilt, none of which is visible (Views.V27).
  open var motionEffects: [UIMotionEffect] = []
  /// Adds an effect of the phone's tilt (Views.V27).
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of the phone's tilt (Views.V27).
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// An integer that identifies the view.
  open var tag = 0

  // MARK: Geometry

  /// The frame in the superview's coordinates; of a transformed view, the bounding rectangle.
  open var frame: CGRect {
    get { layer.frame }
    set { notifyingObservers(\.frame) { changeSize { layer.frame = newValue } } }
  }

  /// The bounds in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { notifyingObservers(\.bounds) { changeSize { layer.bounds = newValue } } }
  }

  /// The center in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      notifyingObservers(\.center) { layer.position = newValue }
      hasMoved()
    }
  }

  /// The point around which the transform applies, and which `center` places: (0.5, 0.5) is the
  /// middle, and (0, 0) the upper left corner.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      layer.anchorPoint = newValue
      if ownLayout?.translatesMask == false { layoutEngine?.displaced(self) }
    }
  }

  /// The two-dimensional transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { notifyingObservers(\.transform) { layer.setAffineTransform(newValue) } }
  }

  /// The three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The number of pixels per point of the contents; by default the screen's for a view that draws.
  open var contentScaleFactor: CGFloat {
    get { drawnScale ?? layer.contentsScale }
    set {
      drawnScale = newValue
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Returns the best size of the view within a size; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size and keeps its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    changeSize { layer.bounds.size = size }
  }

  // MARK: Converting

  /// Converts a point to the coordinates of a view; `nil` for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: layerForConverting(view))
  }
  /// Converts a point from the coordinates of a view; `nil` for the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: layerForConverting(view))
  }
  /// Converts a rectangle to the coordinates of a view; `nil` for the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: layerForConverting(view))
  }
  /// Converts a rectangle from the coordinates of a view; `nil` for the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: layerForConverting(view))
  }
  /// Converts a point to the coordinates of a view or a screen.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: spaceLayer(coordinateSpace))
  }
  /// Converts a point from the coordinates of a view or a screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: spaceLayer(coordinateSpace))
  }
  /// Converts a rectangle to the coordinates of a view or a screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: spaceLayer(coordinateSpace))
  }
  /// Converts a rectangle from the coordinates of a view or a screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: spaceLayer(coordinateSpace))
  }

  // MARK: Appearance

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden || ownLayout?.isHiding == true }
    set {
      notifyingObservers(\.isHidden) {
        if let stack = outer as? UIStackView, stack.hide(self, newValue) { return }
        layer.isHidden = newValue
      }
    }
  }

  /// The opacity of the view and its subviews, 0…1; below 0.01 it receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { notifyingObservers(\.alpha) { layer.opacity = Float(min(max(newValue, 0), 1)) } }
  }

  /// Whether the view is opaque; transparent pixels of an opaque view that draws are black
  /// (Drawing.DR8).
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The radii of the corners (Layers.CO1); the layer's until they are set.
  ///
  /// - Since: 26.0.
  open var cornerConfiguration: UICornerConfiguration {
    get { ownCorners ?? layerCorners }
    set {
      ownCorners = newValue
      applyCorners()
    }
  }
  /// The radii of the corners as set; `nil` if unset.
  private(set) var ownCorners: UICornerConfiguration?

  /// The background color; `nil` for none.
  open var backgroundColor: UIColor? {
    willSet { willChangeValue(for: \.backgroundColor) }
    didSet {
      showBackground()
      didChangeValue(for: \.backgroundColor)
    }
  }

  /// The view whose opacity masks this one.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The content mode, which fits the content into the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Whether the context is cleared before drawing; always the case here.
  open var clearsContextBeforeDrawing = true

  /// The tint color, inherited from the superview unless it is set (Views.V10).
  open var tintColor: UIColor! {
    get { tint }
    set {
      ownTint = newValue
      notifyTintChange()
    }
  }

  /// The tint adjustment mode, inherited from the superview unless it is set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintMode }
    set {
      guard ownTintMode != newValue else { return }
      let old = tintMode
      ownTintMode = newValue
      if tintMode != old { notifyTintModeChange() }
    }
  }

  /// Lets a subclass react to another tint color; does nothing by itself.
  open func tintColorDidChange() {
    ExchangedMethods.call("tintColorDidChange", of: UIView.self, on: self) {}
  }

  // MARK: Drawing

  /// Draws the view's content in the current context, in the view's coordinates.
  ///
  /// Draws nothing by default. An override is called before the view is first shown, and again
  /// after each request (Drawing.DR6).
  ///
  /// - Parameter rect: The rectangle to draw: the whole bounds.
  open func draw(_ rect: CGRect) { hasNothingToDraw = true }

  /// Marks the view as needing to be redrawn.
  open func setNeedsDisplay() {
    checkThread()
    layer.setNeedsDisplay()
  }

  /// Returns a print formatter of the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

  /// Draws the view for a printer; draws the view with its subviews by default.
  ///
  /// - Parameters:
  ///   - rect: The area to draw, in the view's coordinates.
  ///   - formatter: The print formatter.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
  }

  /// Marks a part as needing to be redrawn; here the whole view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view hierarchy as it is displayed, in the current context (Drawing.DR10).
  ///
  /// - Parameters:
  ///   - rect: The rectangle for the bounds, in the context's coordinates.
  ///   - afterUpdates: Whether pending layout and drawing are done first.
  /// - Returns: Whether the whole hierarchy was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawAsSeen(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// Returns a view that shows the current appearance of this one (Drawing.DR10).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Returns a resizable view that shows a part of the current appearance of this one.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending layout and drawing are done first.
  ///   - capInsets: The insets of the part that are not stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  // MARK: Dynamics

  /// The shape of the view in collisions (Dynamics.DY7).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The path whose convex hull is the shape of the view, relative to its center.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  // MARK: NSObject

  /// A description of the frame and the properties that differ from the defaults, for debugging
  /// (Views.RD2).
  ///
  /// - Thread: any; off the main thread, only the class and the address.
  nonisolated open override var description: String {
    guard PhoneTime.isOnMainActor else { return super.description }
    return MainActor.assumeIsolated { debugText }
  }

  // MARK: Touches

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether the view blocks touches of other views in its window.
  open var isExclusiveTouch = false

  /// The gesture recognizers; `nil` if none was ever added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hadRecognizers ? recognizers : nil }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
      hadRecognizers = newValue != nil
    }
  }

  /// Adds a gesture recognizer and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    hadRecognizers = true
    gestureRecognizer.ownView = self
  }

  /// Removes a gesture recognizer, which cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.stop()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.ownView = nil
  }

  /// Returns whether a recognizer may begin with touches of this view (Gestures.G8).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the frontmost view in the hierarchy for a touch at a point (Touches.T3).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ExchangedMethods.call("hitTest:with:", of: UIView.self, on: self, point, event, body: touched)
  }

  private func touched(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.opacity >= Self.minTouchableAlpha,
      blockingAnimations == 0
    else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = view.animators > 0 ? convertSeen(point, into: view) : convert(point, into: view)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is inside the view: by default in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ExchangedMethods.call("pointInside:with:", of: UIView.self, on: self, point, event) {
      point, _ in bounds.contains(point)
    }
  }

  // MARK: Tree

  /// The superview.
  open var superview: UIView? { outer }
  /// The subviews, from back to front.
  open var subviews: [UIView] { inner }
  /// The window; a window's is itself.
  open var window: UIWindow? { outer?.window }

  /// Returns whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let here = next {
      if here === view { return true }
      next = here.outer
    }
    return false
  }
  /// Returns the first view with a tag: this one, or a descendant, from back to front.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return inner.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Adds a view in front of the other subviews and removes it from its former superview.
  ///
  /// Traps if the view is this view or an ancestor; so do the other methods (Views.V3).
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Inserts a subview at an index, 0 at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Inserts a subview behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .behind(siblingSubview))
  }
  /// Inserts a subview in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .before(siblingSubview))
  }
  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.outer === self { reorder(view, to: inner.count - 1) }
  }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.outer === self { reorder(view, to: 0) } }
  /// Removes the view from its superview and cancels its touches (Views.V5).
  open func removeFromSuperview() { detachFromSuperview() }

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {
    ExchangedMethods.call(
      "willMoveToSuperview:", of: UIView.self, on: self, newSuperview
    ) { _ in }
  }
  /// Called after the superview changed; does nothing by default.
  open func didMoveToSuperview() {
    ExchangedMethods.call("didMoveToSuperview", of: UIView.self, on: self) {}
  }
  /// Called before the window changes; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {
    ExchangedMethods.call(
      "willMoveToWindow:", of: UIView.self, on: self, newWindow
    ) { _ in }
  }
  /// Called after the window changed; does nothing by default.
  open func didMoveToWindow() {
    ExchangedMethods.call("didMoveToWindow", of: UIView.self, on: self) {}
  }

  // MARK: Layout

  /// Whether the subviews are resized by their autoresizing masks.
  open var autoresizesSubviews = true
  /// The parts of the frame that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []

  /// Marks the view as needing layout.
  open func setNeedsLayout() {
    checkThread()
    layer.setNeedsLayout()
  }
  /// Lays out the view and its subviews immediately, if needed.
  open func layoutIfNeeded() { layOutImmediately() }
  /// Lays out the subviews; applies their constraints by default.
  open func layoutSubviews() {
    ExchangedMethods.call("layoutSubviews", of: UIView.self, on: self) {
      if !inner.isEmpty { layoutEngine?.placeViews(in: self) }
    }
  }

  /// Updates the view's content from the app's data, before its layout (Views.V32); does nothing by
  /// default.
  open func updateProperties() {}
  /// Marks the properties as needing an update.
  open func setNeedsUpdateProperties() { propertiesChanged() }
  /// Updates the properties immediately, if needed.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }
  /// Whether the properties need an update before the next layout.
  var needsPropertyUpdate = true

  /// The value for a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The intrinsic size of the content; a plain view has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Marks the intrinsic content size as changed.
  open func invalidateIntrinsicContentSize() {
    layoutEngine?.changedContents(of: self)
    outer?.setNeedsLayout()
  }

  /// The insets that bars, corners and a notch cover.
  open var safeAreaInsets: UIEdgeInsets { safeInsets }
  /// Lets a subclass react to other safe area insets; does nothing by itself.
  open func safeAreaInsetsDidChange() {
    ExchangedMethods.call("safeAreaInsetsDidChange", of: UIView.self, on: self) {}
  }

  /// The margins of the content, including the safe area (ViewLayout.VL10).
  open var layoutMargins: UIEdgeInsets {
    get { margins }
    set { setMargins(.fixed(newValue)) }
  }
  /// The margins of the content with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(margins, isFromRight: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
    set { setMargins(.reading(newValue)) }
  }
  /// Whether the margins are at least as large as the superview's margins that reach into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { ownLayout?.preservesMargins ?? false }
    set { setPreservesMargins(newValue) }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownLayout?.addsSafeArea ?? true }
    set { setAddsSafeArea(newValue) }
  }
  /// Called after the layout margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}

  // MARK: Guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { addedGuides }
  /// Adds a guide and removes it from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide and all constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The guide of the area that bars, corners and a notch leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The guide of the area that the keyboard covers (ViewLayout.VL17).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let present = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let present { return present }
    let guide = UIKeyboardLayoutGuide()
    guide.attach(to: self)
    return guide
  }
  /// The guide of the area between the margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The guide of the area with a readable width.
  open var readableContentGuide: UILayoutGuide { guide(.readable) }

  // MARK: Constraints

  /// Whether views of this class require constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the frame and the autoresizing mask are translated into constraints (ViewLayout.VL5).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { ownLayout?.translatesMask ?? true }
    set { setTranslation(newValue) }
  }
  /// The constraints that the view holds; after a layout, preceded by the constraints of the
  /// subviews' autoresizing masks (ViewLayout.VL5).
  open var constraints: [NSLayoutConstraint] {
    autoresizingConstraints + (ownLayout?.held ?? [])
  }
  /// Adds a constraint and activates it; its items must be in this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds constraints and activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  /// Removes a constraint of this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  /// Removes constraints of this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(uninstall)
  }
  /// Returns the constraints that determine the frame along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutEngine?.constraints(affecting: self, axis) ?? [] }
  /// Whether the constraints leave the frame ambiguous.
  open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }
  /// Moves the view to another valid frame, if its frame is ambiguous.
  open func exerciseAmbiguityInLayout() { layoutEngine?.exerciseAmbiguity(of: self) }
  /// Returns the priority with which the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownLayout?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  /// Returns the priority with which the view resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { ownLayout?.resistance[axis.rawValue] ?? .defaultHigh }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }
  /// Returns whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { markConstraintsForUpdate() }
  /// Updates constraints immediately, if needed.
  open func updateConstraintsIfNeeded() { layoutEngine?.updateConstraintsOfViews() }
  /// Updates the view's constraints; does nothing by default.
  open func updateConstraints() {
    ExchangedMethods.call("updateConstraints", of: UIView.self, on: self) {}
  }
  /// The insets from the frame to the alignment rectangle, for example of a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.outwards)
  }
  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's, under its name before iOS 9.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  /// Returns the size nearest to a target that the constraints allow (ViewLayout.VL11).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// Returns the size nearest to a target that the constraints allow, with priorities of the
  /// target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  // MARK: Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(.init(self, .leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(.init(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(.init(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(.init(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(.init(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(.init(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(.init(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(.init(self, .height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(.init(self, .centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(.init(self, .centerY)) }
  /// The baseline of the first line of text; the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(.init(self, .firstBaseline)) }
  /// The baseline of the last line of text; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(.init(self, .lastBaseline)) }

  // MARK: Traits

  /// The traits: settings of the device, and the force capability (Views.V11).
  open var traitCollection: UITraitCollection { traits }
  /// Called after the traits changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    ExchangedMethods.call(
      "traitCollectionDidChange:", of: UIView.self, on: self, previousTraitCollection
    ) { _ in }
  }

  /// The user interface style that overrides the inherited one: the style of `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Updates the traits of the view and its subviews, and notifies them of changes; without a
  /// request they are up to date as soon as they change (Traits.TO4).
  open func updateTraitsIfNeeded() { updateTraits() }

  /// The minimum text size of the view and its subviews; nil for no limit (Views.V11).
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }
  /// The maximum text size of the view and its subviews; nil for no limit (Views.V11).
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }
  /// A description of the limits of the view and its ancestors, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { describeTextSizeLimits() }

  // MARK: Interactions

  /// The interactions of the view.
  open var interactions: [any UIInteraction] = []
  /// The hover style; stored, because a phone has no pointer.
  open var hoverStyle: UIHoverStyle?
  /// Adds an interaction and removes it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// Resigns a first responder in the view.
  ///
  /// - Parameter force: Whether the first responder resigns without being asked.
  /// - Returns: Whether the view contains no first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }

  // MARK: Accessibility

  /// Whether the large content viewer shows the view (Accessibility.LC1).
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  /// The title in the large content viewer; nil for none.
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  /// The image in the large content viewer; nil for none.
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  /// Whether the large content viewer enlarges the image.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  /// The insets of the image in the large content viewer, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }

  /// The view's frame in screen coordinates.
  override var naturalFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  // MARK: Focus

  /// Whether the view can receive the focus; unused, because an iPhone has no focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { false }
  /// The environments that prefer the focus; always empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The view that prefers the focus, before iOS 10.
  open var preferredFocusedView: UIView? { nil }
  /// The controller of the view, or the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? outer }
  /// The view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The identifier of the focus group; nil for the parent's.
  open var focusGroupIdentifier: String?
  /// The priority of the view in its focus group; stored.
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  /// The focus effect of the view; stored.
  open var focusEffect: UIFocusEffect?
  /// Requests an update of the focus; has no effect without focus.
  open func setNeedsFocusUpdate() {}
  /// Performs a requested update now; has no effect without focus.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move; never called on an iPhone.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved; does nothing, and is never called on an iPhone.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Called while a finger moves on a remote control; does nothing, and is never called on an
  /// iPhone.
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Returns the subviews in a rectangle that can receive the focus.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }

  // MARK: Responder

  /// The view controller, or the superview.
  open override var next: UIResponder? { controller ?? outer }

  // MARK: Layer

  /// Lays out the subviews and notifies the view controller before and after; called by the layer.
  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// Draws the layer's contents; called by the layer.
  open func display(_ layer: CALayer) { displayContents(of: layer) }

  /// Called before a layer is drawn; does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws into the layer's context with `draw(_:)`; called by the layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  /// Returns the action of a layer's change: none, unless the change is animated (Views.V12).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: self, event) ?? NSNull()
  }

  /// The meaning of the content for the layout direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ownSemantics }
    set { ownSemantics = newValue }
  }
  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    contentDirection
  }
  /// Returns the layout direction for an attribute.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isFromRight = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: isFromRight ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction for an attribute, relative to a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }

  // MARK: Animating

  /// Animates changes to views.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 changes immediately.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The options.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = ViewAnimation.Timing.curve(options.curve.timingFunction)
    ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion
    ).run(animations)
  }

  /// Animates changes to views with ease-in and ease-out.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes to views with springs (Views.V14).
  ///
  /// - Parameters:
  ///   - duration: Seconds until the springs settle.
  ///   - delay: Seconds before the animation begins.
  ///   - dampingRatio: 1 does not bounce; less bounces.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The options; the curve is ignored.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = ViewAnimation.Timing.spring(ratio: dampingRatio, velocity: velocity)
    ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion
    ).run(animations)
  }

  /// Repeats the animations of some changes, but not of the others (Views.V29).
  ///
  /// - Parameters:
  ///   - count: The number of repetitions; may be fractional.
  ///   - autoreverses: Whether the animations of the changes play backwards after each run.
  ///   - animations: Makes the changes.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let around = ViewAnimation.current else { return animations() }
    let repetition = RepeatedAnimation(
      around: around, count: Float(count), autoreverses: autoreverses)
    ViewAnimation.within(repetition, animations)
  }

  /// Makes changes without an animation, even inside an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.without(actionsWithoutAnimation)
  }

  /// Sets whether changes are animated.
  open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// Whether changes are animated.
  open class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// The duration of the enclosing animation in seconds; 0 outside of an animation.
  open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Animates views through several keyframes (Views.V17).
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 changes immediately.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The options.
  ///   - animations: Adds keyframes; changes outside of keyframes last for the whole duration.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let linear = CAMediaTimingFunction(name: .linear)
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: .curve(linear), options: options.general,
      completion: completion)
    KeyframeRecorder(animation, options.mode).run(animations)
  }

  /// Adds a keyframe; outside of the closure of `animateKeyframes` it makes the changes
  /// immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, 0…1 of the whole duration.
  ///   - frameDuration: The duration, 0…1 of the whole duration.
  ///   - animations: Makes the changes.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = KeyframeRecorder.current else { return animations() }
    recorder.keyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// Changes the contents of a view with a transition.
  ///
  /// Without a transition among the options, the changes are animated individually.
  ///
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: Seconds; 0 changes immediately.
  ///   - options: The transition and the timing.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the transition was not interrupted.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginTransition(of: view, duration, options, animations ?? {}, completion)
  }

  /// Replaces a view with another by a transition (Views.V21).
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed from its superview, or hidden.
  ///   - toView: The view that is added to the superview, or shown.
  ///   - duration: Seconds; 0 changes immediately.
  ///   - options: The transition, the timing, and whether both views stay in the superview.
  ///   - completion: Called at the end, with whether the transition was not interrupted.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    replace(fromView, by: toView, duration, options, completion)
  }

  // MARK: Animating between a beginning and a commit

  // Deprecated on an iPhone (Views.V22–V24).

  /// Begins an animation of all changes until it is committed; animations can be nested.
  ///
  /// - Parameters:
  ///   - animationID: The name that the delegate receives.
  ///   - context: A pointer that the delegate receives.
  open class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    BeginCommitAnimation.begin(animationID, context)
  }

  /// Commits the innermost animation.
  open class func commitAnimations() {
    programmingPrecondition(
      BeginCommitAnimation.commit(), "commitAnimations() without beginAnimations(_:context:)")
  }

  /// Sets the delegate, which is notified of the start and the end.
  open class func setAnimationDelegate(_ delegate: Any?) {
    BeginCommitAnimation.open.last?.delegate = delegate as AnyObject?
  }

  /// Sets the method of the delegate that is called at the start, with the name and the context.
  open class func setAnimationWillStart(_ selector: Selector?) {
    BeginCommitAnimation.open.last?.willStart = selector
  }

  /// Sets the method of the delegate that is called at the end, with the name, an `NSNumber` that
  /// is true unless the animation was interrupted, and the context.
  open class func setAnimationDidStop(_ selector: Selector?) {
    BeginCommitAnimation.open.last?.didStop = selector
  }

  /// Sets the duration in seconds; 0.2 by default.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    BeginCommitAnimation.open.last?.ownDuration = duration
  }

  /// Sets the delay before the animation begins, in seconds.
  open class func setAnimationDelay(_ delay: TimeInterval) {
    BeginCommitAnimation.open.last?.delay = delay
  }

  /// Sets the date at which the animation begins, in place of a delay.
  open class func setAnimationStart(_ startDate: Date) {
    BeginCommitAnimation.open.last?.delay = max(0, startDate.timeIntervalSinceNow)
  }

  /// Begins a transition of a view, before its contents are changed (Views.V28).
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - view: The view whose contents change.
  ///   - cache: Whether snapshots of the start and the end are used; always the case here.
  open class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let transition = ViewTransition(rawValue: UInt(transition.rawValue)) else { return }
    BeginCommitAnimation.open.last?.begin(transition, of: view)
  }

  /// Sets the timing curve; ease-in and ease-out by default.
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    BeginCommitAnimation.open.last?.curve = curve
  }

  /// Sets the number of repetitions; may be fractional.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    BeginCommitAnimation.open.last?.repeatCount = repeatCount
  }

  /// Sets whether the animation plays backwards after each run.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BeginCommitAnimation.open.last?.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation starts from the current state; has no effect, because animations
  /// always do (Views.V13).
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  // MARK: Internals

  /// Called instead of `traitCollectionDidChange` when the view first receives traits, as it enters
  /// a window; does nothing by default (Views.V11).
  @_spi(UIKitModules) open func traitsBecameKnown() {}
  /// The traits that the view specifies for its subviews, but not for itself; nil for none.
  var traitsOfSubviews: UITraitCollection? { nil }
  /// Called after the traits were updated, before those of subviews; does nothing by default.
  func traitsWereUpdated() {}
  /// Returns the size of the content for a width, for views whose height depends on it.
  @_spi(UIKitModules) open func contentSize(inWidth width: CGFloat) -> CGSize? { nil }
  /// The distances of the first baseline from the top and of the last baseline from the bottom.
  var textBaselines: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The guide that replaces a scroll view's edges in constraints of its subviews.
  var contentEdges: UILayoutGuide? { nil }
  /// Called after the layout direction changed; does nothing by default.
  @_spi(UIKitModules) open func layoutDirectionChanged() {}
  /// The layer, which subclasses cannot override.
  private let ownLayer: CALayer
  var ownLayout: ViewLayoutState?
  /// Whether the constraints need an update.
  var needsConstraintUpdate = true
  /// The number of running animations that block touches.
  var blockingAnimations = 0
  /// The number of animators that move the view; touches then hit its presentation layer.
  var animators = 0
  /// The superview, which subclasses cannot override.
  weak var outer: UIView?
  /// The subviews, which subclasses cannot override.
  package var inner: [UIView] = []
  package var recognizers: [UIGestureRecognizer] = []
  private var hadRecognizers = false
  /// Whether the view has no drawing code; false if `draw(_:)` is overridden.
  var hasNothingToDraw = false
  /// The content scale after the view was drawn, or as set.
  var drawnScale: CGFloat?
  var ownTint: UIColor?
  var ownTintMode: TintAdjustmentMode = .automatic
  /// The controller of the view.
  weak var controller: UIViewController?
  /// The safe area insets that the view was last notified of.
  var reportedSafeInsets: UIEdgeInsets = .zero
  /// The traits that the view was last notified of.
  var reportedTraits: UITraitCollection?
  /// The trait overrides and the handlers of trait changes.
  package var traitState: TraitState?

  /// The opacity below which a view receives no touches.
  ///
  /// - Source: Apple's reference of `hitTest`. Confidence: documented.
  private static let minTouchableAlpha: Float = 0.01
}
