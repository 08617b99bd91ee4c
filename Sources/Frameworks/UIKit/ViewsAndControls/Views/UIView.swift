/// A rectangle of the screen that shows something, takes touches, and holds other views.
///
/// What is seen of it is its layer; geometry and order are the layer's, and only kept in step here.
/// Steps V1… are in `Documentation/Behaviour/Views.md`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate
{
  // MARK: Creating

  /// The class of the layers that views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view without size.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view at a place in what it will be put into.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.frame = frame
    prepareToDraw()
  }

  /// Makes a view without size: archives of views are not read.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    prepareToDraw()
  }

  /// What is seen of the view.
  public final let layer: CALayer

  /// A number for whoever looks for the view.
  open var tag = 0

  // MARK: Geometry

  /// Where the view is, in its superview's coordinates; of a turned view, the rectangle around it.
  open var frame: CGRect {
    get { layer.frame }
    set { telling(\.frame) { changeSize { layer.frame = newValue } } }
  }

  /// The view's own coordinates: their origin, and its size.
  open var bounds: CGRect {
    get { layer.bounds }
    set { telling(\.bounds) { changeSize { layer.bounds = newValue } } }
  }

  /// Where the view's middle is, in its superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      telling(\.center) { layer.position = newValue }
      hasMoved()
    }
  }

  /// What is done to the view, seen from its anchor point, in the plane.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { telling(\.transform) { layer.setAffineTransform(newValue) } }
  }

  /// What is done to the view, seen from its anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How many pixels its contents have for each point; of a view that draws, as many as the screen.
  open var contentScaleFactor: CGFloat {
    get { drawnScale ?? layer.contentsScale }
    set {
      drawnScale = newValue
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// The size that suits the view best within another; a plain view is content with its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best, and keeps its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    changeSize { layer.bounds.size = size }
  }

  // MARK: Appearance

  /// Whether neither the view nor anything in it is seen or touched.
  open var isHidden: Bool {
    get { layer.isHidden || ownLayout?.isHiding == true }
    set {
      if let stack = outer as? UIStackView, stack.hide(self, newValue) { return }
      telling(\.isHidden) { layer.isHidden = newValue }
    }
  }

  /// How opaque the view is with all in it, 0…1; below 0.01 it gets no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { telling(\.alpha) { layer.opacity = Float(min(max(newValue, 0), 1)) } }
  }

  /// Whether the view promises to have no transparent pixel; one that draws is black where it
  /// has none (Drawing DR8).
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are cut off at its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour behind all that it shows; nil for none.
  open var backgroundColor: UIColor? {
    didSet { showBackground() }
  }

  /// A view whose opacity is that of this one, place by place.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// How what it shows is fitted into its bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Whether its context is emptied before it draws; here it always is, and it draws as a whole.
  open var clearsContextBeforeDrawing = true

  /// The colour of what can be touched, the superview's unless it has its own (V10).
  open var tintColor: UIColor! {
    get { tint }
    set {
      ownTint = newValue
      tellOfTint()
    }
  }

  /// Whether its tint is dimmed, as behind an alert; the superview's unless it has its own.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintMode }
    set {
      ownTintMode = newValue
      tellOfTint()
    }
  }

  /// Is told that its tint is another one; by itself it does nothing.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws what the view shows, in its own coordinates, on the context of now.
  ///
  /// By itself it draws nothing. Overridden, it is called before the view is first shown, and again
  /// each time that was asked for (Drawing DR6).
  ///
  /// - Parameter rect: What has to be drawn: all of the bounds.
  open func draw(_ rect: CGRect) { hasNothingToDraw = true }

  /// Says that it has to be drawn again before it is shown.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Says that a part of it has to be drawn again; here it is drawn as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view with all in it, as it is seen, on the context of now (Drawing DR10).
  ///
  /// - Parameters:
  ///   - rect: Where its bounds go, in the context's coordinates.
  ///   - afterUpdates: Whether what waits to be laid out and drawn is done first.
  /// - Returns: Whether all of it was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawAsSeen(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// A view that shows what this one shows now, and goes on showing it (Drawing DR10).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// A view that shows a part of what this one shows now, and can be stretched.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether what waits to be laid out and drawn is done first.
  ///   - capInsets: How far from the part's edges it is not stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  // MARK: Touches

  /// Whether the view and all in it get touches.
  open var isUserInteractionEnabled = true
  /// Whether it gets more than the first of several touches.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window has touches while it has, nor it while another one has.
  open var isExclusiveTouch = false

  /// Those that look for gestures in the touches of this view and of those in it; nil where there never
  /// were any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hadRecognizers ? recognizers : nil }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
      hadRecognizers = newValue != nil
    }
  }

  /// Adds a recognizer, out of the view where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    hadRecognizers = true
    gestureRecognizer.view = self
  }

  /// Removes a recognizer, which breaks off what it does.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.stop()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether a recognizer may begin with touches of this view (G8).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frontmost view, among this one and those in it, that a touch at a point goes to (T3).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.opacity >= Self.leastTouchableAlpha,
      blockingAnimations == 0
    else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = view.animators > 0 ? convertSeen(point, into: view) : convert(point, into: view)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point belongs to the view: whether it is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Tree

  /// The view that it is in.
  open var superview: UIView? { outer }
  /// The views in it, the hindmost first.
  open var subviews: [UIView] { inner }
  /// The window that it is in; a window is in itself.
  open var window: UIWindow? { outer?.window }

  /// Puts a view in front of the others in this one, out of where it was.
  ///
  /// A view that holds this one, or is it, stops the program, here as in the other methods (V3).
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Puts a view among the others in this one, 0 behind all.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Puts a view right behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .behind(siblingSubview))
  }
  /// Puts a view right in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .before(siblingSubview))
  }
  /// Has two of the views in this one change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Puts one of the views in this one in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.outer === self { reorder(view, to: inner.count - 1) }
  }
  /// Puts one of the views in this one behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.outer === self { reorder(view, to: 0) } }
  /// Takes the view out of what it is in; its touches are cancelled (V5).
  open func removeFromSuperview() { takeOut() }

  /// Is told that a view was put into it; by itself it does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Is told that a view will be taken out of it; by itself it does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is told that it will be in another view, or in none; by itself it does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is told that it is in another view, or in none; by itself it does nothing.
  open func didMoveToSuperview() {}
  /// Is told that it will be in another window, or in none; by itself it does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is told that it is in another window, or in none; by itself it does nothing.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Whether the views in it keep in step with its size, each as its mask says.
  open var autoresizesSubviews = true
  /// What of the view and of its distances changes with its superview's size.
  open var autoresizingMask: AutoresizingMask = []

  /// Says that the views in it have to be laid out before it is shown again.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out at once what waits for it.
  open func layoutIfNeeded() { layOutAtOnce() }
  /// Lays out the views in it; by itself it puts those with constraints where these want them.
  open func layoutSubviews() { layoutEngine?.placeViews(in: self) }

  /// What stands for a side that is of no length by itself.
  public static let noIntrinsicMetric: CGFloat = -1
  /// How large it is by itself; a plain view is of no size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Says that this size is another one now; whoever has laid it out does so again.
  open func invalidateIntrinsicContentSize() {
    layoutEngine?.changedContents(of: self)
    outer?.setNeedsLayout()
  }

  /// How far from each of its edges it is covered by bars, corners or a notch.
  open var safeAreaInsets: UIEdgeInsets { safeInsets }
  /// Is told that these distances are others; by itself it does nothing.
  open func safeAreaInsetsDidChange() {}

  /// How much it leaves free at its edges, what is covered of it included (ViewLayout VL10).
  open var layoutMargins: UIEdgeInsets {
    get { margins }
    set { setMargins(.fixed(newValue)) }
  }
  /// The same, as people read.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(margins, isFromRight: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
    set { setMargins(.reading(newValue)) }
  }
  /// Is told that its margins are others; by itself it does nothing.
  open func layoutMarginsDidChange() {}

  // MARK: Constraints

  /// Whether views of this class need constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether its frame is what it is set to, for constraints as well (ViewLayout VL5).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { ownLayout?.translatesMask ?? true }
    set { setTranslation(newValue) }
  }
  /// Has it be asked for its constraints before it is laid out.
  open func setNeedsUpdateConstraints() { awaitConstraintUpdate() }
  /// Asks those for their constraints at once that wait for it.
  open func updateConstraintsIfNeeded() { layoutEngine?.askForConstraints() }
  /// Is asked for its constraints; by itself it does nothing.
  open func updateConstraints() {}
  /// What of its frame is not what constraints align, such as a shadow; inwards.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// What constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame around what constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.outwards)
  }
  /// The view whose first line of text counts as this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text counts as this one's.
  open var forLastBaselineLayout: UIView { self }
  /// The size nearest to another one that constraints in the view leave to it (ViewLayout VL11).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The same, with how much it matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  // MARK: Traits

  /// What it has to go by: how the phone is set, and whether force is felt (V11).
  open var traitCollection: UITraitCollection { traits }
  /// Is told that some of that is another than before; by itself it does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether it and those in it are light or dark, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  // MARK: Interactions

  /// What has been added to it to take part in what happens.
  open var interactions: [any UIInteraction] = []

  /// Has the first responder in it give that up.
  ///
  /// - Parameter force: Whether it is not asked.
  /// - Returns: Whether there is none in it now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }

  // MARK: Accessibility

  /// Where it is on the screen.
  override var naturalFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  // MARK: Responder

  /// Its view controller, or its superview.
  open override var next: UIResponder? { controller ?? outer }

  // MARK: Layer

  /// Lays out its views, with its view controller told before and after; called by the layer.
  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// Makes the contents of the view's layer; called by the layer.
  open func display(_ layer: CALayer) { displayContents(of: layer) }

  /// Is told that a layer is about to be drawn; by itself it does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the view's layer, as `draw(_:)` does; called by the layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  /// What a change of the layer does: nothing but what it says, unless the change is animated (V12).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: self, event) ?? NSNull()
  }

  /// What it shows, as far as it matters to where people begin to read.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ownSemantics }
    set { ownSemantics = newValue }
  }

  // MARK: Internals

  /// How large its contents are in a width, where the one follows from the other.
  func contentSize(inWidth width: CGFloat) -> CGSize? { nil }
  /// How far its first line of text is below its top, and its last above its bottom.
  var textBaselines: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// What stands for its edges to those in it, where that scrolls.
  var contentEdges: UILayoutGuide? { nil }
  /// From now on it is laid out in another direction; by itself it does nothing.
  func changedDirection() {}
  var ownLayout: ViewLayout?
  /// Whether it has not been asked for its constraints since it was made, or said so.
  var hasNewConstraints = true
  /// How many animations run during which people cannot touch it.
  var blockingAnimations = 0
  /// How many animators move it, under whose way people touch it where it is seen.
  var animators = 0
  weak var outer: UIView?
  var inner: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  private var hadRecognizers = false
  /// Whether there is nobody to draw it: `draw(_:)` was not overridden, as far as is known.
  var hasNothingToDraw = false
  /// Pixels a point of what it draws, once it has drawn, or as somebody has set them.
  var drawnScale: CGFloat?
  var ownTint: UIColor?
  var ownTintMode: TintAdjustmentMode = .automatic
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// What its safe area was when it was told last.
  var toldSafeInsets: UIEdgeInsets = .zero
  /// What its traits were when it was told last.
  var toldTraits: UITraitCollection?

  /// Below that a view gets no touches.
  ///
  /// - Source: Apple's reference of `hitTest`. Confidence: documented.
  private static let leastTouchableAlpha: Float = 0.01
}
