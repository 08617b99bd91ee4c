/// A layer: a rectangle with content and sublayers that is drawn and animated as a unit.
///
/// As on an iPhone, a layer is not isolated to the main actor, but must not be used on two threads
/// at once.
///
/// - Thread: the thread that changes its tree.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
  package final var state = LayerState()
  final var children: [CALayer] = []
  /// The layer's own timing, or `nil` if it has the superlayer's time.
  final var ownTiming: MediaTiming?
  /// The animations, in the order in which they were added.
  final var running: [RunningAnimation] = []
  /// The model layer, if this is a presentation layer.
  final var modelLayer: CALayer?
  /// The number of commits when the layer was created, and when it was added to its superlayer.
  final let madeAt: Int
  final var placedAt: Int
  /// The serial number; later layers have higher ones.
  final let serial: Int
  final weak var parent: CALayer?
  final var maskLayer: CALayer?
  final weak var maskedLayer: CALayer?
  /// The pending work of this layer and its descendants.
  final var pending: LayerWork = []
  /// Whether the next layout compares the frames of all sublayers with those that they are to have:
  /// after the layer was marked as needing layout, or a sublayer was moved.
  package final var placesAllSublayers = true
  /// Whether `layoutSublayers()` of this layer is running.
  final var isLayingOut = false

  // MARK: Creating

  /// Creates a layer of size 0.
  public override init() {
    (madeAt, serial) = (LayerSession.commitCount, LayerSession.current.nextSerial())
    placedAt = madeAt
    super.init()
  }

  /// Creates a copy of another layer for its presentation; subclasses copy their own properties.
  ///
  /// The framework calls it; apps should not.
  public init(layer: Any) {
    (madeAt, serial) = (LayerSession.commitCount, LayerSession.current.nextSerial())
    placedAt = madeAt
    super.init()
    if let layer = layer as? CALayer { copy(layer) }
  }

  /// Creates a layer from an archive (Archives.AR14).
  public required init?(coder: NSCoder) {
    (madeAt, serial) = (LayerSession.commitCount, LayerSession.current.nextSerial())
    placedAt = madeAt
    super.init()
    decode(coder)
  }

  /// Whether layers support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the properties, the mask and the sublayers; animations, actions and the delegate are
  /// left out (Archives.AR14).
  open func encode(with coder: NSCoder) { encodeTree(coder) }

  deinit {
    for layer in children { layer.parent = nil }
    maskLayer?.maskedLayer = nil
  }

  // MARK: Geometry

  /// The bounds in the layer's own coordinates.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { state.position }
    set { setPosition(newValue) }
  }

  /// The position along the z axis.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// The anchor point, in unit coordinates of the bounds.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      change("anchorPoint", \.anchorPoint, to: newValue)
      parent?.placesAllSublayers = true
    }
  }

  /// The position of the anchor point along the z axis, in points.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { state.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// The transform of all sublayers about the anchor point, such as perspective.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// The bounding box of the layer in the superlayer's coordinates.
  ///
  /// Setting it changes `bounds` and `position`. For a rotated layer, the center and, if possible,
  /// the size become those of the frame.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Whether y points up inside the layer.
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, to: newValue) }
  }

  /// Returns the preferred size, which is the current one.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns the affine part of the layer's transform.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the layer's transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns whether the contents are upside down: an odd number of enclosing layers is flipped.
  open func contentsAreFlipped() -> Bool { isFlippedInTree() }

  // MARK: Converting

  // The other layer is in the same tree; `nil` stands for the coordinates around the root.

  /// Converts a point from another layer's coordinates.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Self.projection(from: l, to: self).map { $0.apply(p) } ?? p
  }

  /// Converts a point to another layer's coordinates.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Self.projection(from: self, to: l).map { $0.apply(p) } ?? p
  }

  /// Converts a rectangle from another layer's coordinates, and returns its bounding box.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.projection(from: l, to: self).map { $0.apply(r) } ?? r
  }

  /// Converts a rectangle to another layer's coordinates, and returns its bounding box.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Self.projection(from: self, to: l).map { $0.apply(r) } ?? r
  }

  // MARK: Visibility

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// Whether the layer is visible from its back.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  /// The opacity of the layer with its sublayers, 0…1.
  open var opacity: Float {
    get { state.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Whether the opacity applies to the layer and its sublayers as a group, and not to each alone.
  open var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, to: newValue) }
  }

  /// Whether the layer's edges and round corners cut off what its sublayers draw.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// A layer whose alpha masks this layer's content, in this layer's coordinates.
  ///
  /// It must neither have a superlayer nor mask another layer; otherwise the program traps.
  open var mask: CALayer? {
    get { visibleMask }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// The contents: a `CGImage`, or `nil`.
  open var contents: Any? {
    get { state.contents?.value }
    set { change("contents", \.contents, to: newValue.map { OpaqueValue(value: $0) }) }
  }

  /// The part of the contents that is shown, in unit coordinates.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect", \.contentsRect, to: newValue) }
  }

  /// The part of the contents that is stretched, in unit coordinates; the rest keeps its size.
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, to: newValue) }
  }

  /// The position and scaling of the contents in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change("contentsGravity", \.contentsGravity, to: newValue) }
  }

  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  /// The format of the pixels of drawn contents; it has no effect, since drawing is kept as
  /// commands (Layers.N3).
  open var contentsFormat: CALayerContentsFormat {
    get { state.contentsFormat }
    set { change("contentsFormat", \.contentsFormat, to: newValue) }
  }

  /// Whether contents may be brighter than white; it has no effect, as the screen is not brighter.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { state.wantsExtendedRange }
    set {
      change("wantsExtendedDynamicRangeContent", \.wantsExtendedRange, to: newValue)
    }
  }

  /// Whether the contents are declared to be opaque.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { change("opaque", \.isOpaque, to: newValue) }
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll layer around this layer so that a point of this layer is at its
  /// origin.
  open func scroll(_ p: CGPoint) {
    if let scrollLayer { scrollLayer.scroll(to: convert(p, to: scrollLayer)) }
  }

  /// Scrolls the nearest scroll layer around this layer so that a rectangle of this layer is
  /// visible.
  open func scrollRectToVisible(_ r: CGRect) {
    if let scrollLayer { scrollLayer.scroll(to: convert(r, to: scrollLayer)) }
  }

  /// The part of the bounds that the nearest scroll layer around this layer shows; without one, the
  /// bounds.
  open var visibleRect: CGRect { areaInScrollLayer }

  // MARK: Background, corners, border and shadow

  /// The background color.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  /// The corner radius of background and border, in points.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  /// The corners that are round.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, to: newValue) }
  }

  /// Returns the factor by which a curve makes corners longer than their radius.
  ///
  /// - Source: Layers.R3; for circular corners documented.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerPath.reach : 1
  }

  /// The shape of round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change("cornerCurve", \.cornerCurve, to: newValue) }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  /// The border color.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  /// The shadow color.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor", \.shadowColor, to: newValue) }
  }

  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
  }

  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, to: newValue) }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, to: newValue) }
  }

  /// The shape of the shadow in the layer's coordinates, or `nil` for that of the content.
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath", \.shadowPath, to: newValue) }
  }

  // MARK: Painting

  /// Whether the layer is composited as one picture.
  open var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, to: newValue) }
  }

  /// The number of pixels per point of that picture; it has no effect here.
  open var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, to: newValue) }
  }

  // MARK: Smoothing

  /// The filter for reduced contents.
  open var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { change("minificationFilter", \.minificationFilter, to: newValue) }
  }
  /// The bias of the trilinear filter; stored and not used.
  open var minificationFilterBias: Float {
    get { state.minificationFilterBias }
    set { change("minificationFilterBias", \.minificationFilterBias, to: newValue) }
  }

  /// The filter for enlarged contents.
  open var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { change("magnificationFilter", \.magnificationFilter, to: newValue) }
  }

  /// Whether drawing is deferred to another thread; it has no effect, since drawing only records
  /// commands.
  open var drawsAsynchronously: Bool {
    get { state.drawsAsynchronously }
    set { change("drawsAsynchronously", \.drawsAsynchronously, to: newValue) }
  }

  /// Whether edges are antialiased; it has no effect, since they always are.
  open var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing }
    set { change("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, to: newValue) }
  }

  /// The edges that are antialiased; it has no effect, since all are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.edgeAntialiasingMask }
    set { change("edgeAntialiasingMask", \.edgeAntialiasingMask, to: newValue) }
  }

  // MARK: Layout

  /// Marks the sublayers as needing layout.
  open func setNeedsLayout() {
    placesAllSublayers = true
    mark(.layout)
  }

  /// Returns whether the sublayers need layout.
  open func needsLayout() -> Bool { pending.contains(.layout) }

  /// Lays out pending layers at once, from the outermost pending ancestor.
  open func layoutIfNeeded() { layOutFromOutermost() }

  /// Lays out the sublayers; the default calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Tree

  /// The superlayer.
  open var superlayer: CALayer? { visibleParent }

  /// The sublayers from back to front, or `nil` if there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = visibleChildren
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its superlayer.
  ///
  /// A layer that contains this one, or is it, traps, here as in the other methods.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index; 0 is behind all others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly behind another, or behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer directly in front of another, or in front of all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer by another layer; without effect if it is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Queries

  /// Returns whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer of this tree that contains a point, or `nil`.
  ///
  /// - Parameter p: A point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: Display

  /// Marks the contents as needing display.
  open func setNeedsDisplay() { mark(.display) }

  /// Marks the contents as needing display; they are always drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { mark(.display) }

  /// Returns whether the contents need display.
  open func needsDisplay() -> Bool { pending.contains(.display) }

  /// Draws the contents at once if they need it.
  open func displayIfNeeded() { displayIfPending() }

  /// Updates the contents: calls the delegate's `display(_:)`, or `draw(in:)`.
  open func display() { displayContents() }

  /// Draws the contents in the layer's own coordinates; the default calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Paints the layer and its sublayers with their model values, without animations, in its own
  /// coordinates.
  open func render(in ctx: CGContext) { paintModel(in: ctx) }

  /// Whether a change of size marks the contents as needing display.
  open var needsDisplayOnBoundsChange = false

  /// Returns whether a change of a property marks the contents as needing display.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns whether an archive has the value of a property: true; archives do not call it.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  // MARK: Time

  /// The begin time in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { ownTiming?.beginTime ?? 0 }
    set { setTiming(\.beginTime, to: newValue) }
  }

  /// The duration; it has no effect, since a layer's time is unlimited.
  open var duration: CFTimeInterval {
    get { ownTiming?.duration ?? .infinity }
    set { setTiming(\.duration, to: newValue) }
  }

  /// The speed relative to the superlayer's time; 0 pauses all animations inside.
  open var speed: Float {
    get { ownTiming?.speed ?? 1 }
    set { setTiming(\.speed, to: newValue) }
  }

  /// The offset of the layer's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { ownTiming?.timeOffset ?? 0 }
    set { setTiming(\.timeOffset, to: newValue) }
  }

  /// The repeat count; it has no effect, since a layer's time does not repeat.
  open var repeatCount: Float {
    get { ownTiming?.repeatCount ?? 0 }
    set { setTiming(\.repeatCount, to: newValue) }
  }

  /// The repeat duration; it has no effect, since a layer's time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { ownTiming?.repeatDuration ?? 0 }
    set { setTiming(\.repeatDuration, to: newValue) }
  }

  /// Whether time reverses; it has no effect on a layer's time.
  open var autoreverses: Bool {
    get { ownTiming?.autoreverses ?? false }
    set { setTiming(\.autoreverses, to: newValue) }
  }

  /// The fill mode; it has no effect, since a layer's time is unlimited.
  open var fillMode: CAMediaTimingFillMode {
    get { ownTiming?.fillMode ?? .removed }
    set { setTiming(\.fillMode, to: newValue) }
  }

  /// Converts a time from another layer's time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for global time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.time(atLocal: t) ?? 0 } ?? t)
  }

  /// Converts a time to another layer's time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for global time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = time(atLocal: t) ?? 0
    return l.map { $0.localTime(at: time) } ?? time
  }

  // MARK: Animations

  /// Adds a copy of an animation; one with the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { addRunning(anim, forKey: key) }

  /// Removes the animation with a key; it is reported as not finished.
  open func removeAnimation(forKey key: String) { removeRunning(forKey: key) }

  /// Removes all animations.
  open func removeAllAnimations() { removeAllRunning() }

  /// Returns the keys of the animations in the order of addition, or `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's copy of the animation with a key, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    running.last { $0.key == key }?.animation
  }

  /// Returns a copy of the layer with its current presentation values, or `nil` if it was never
  /// committed.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// Returns the model layer of a presentation layer, or the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }

  // MARK: Actions

  /// The actions for changes of properties, by key.
  open var actions: [String: any CAAction]?

  /// Additional properties by name, such as `actions`.
  open var style: [AnyHashable: Any]?

  /// Returns the action for a change, from the delegate, `actions`, `style` or the class.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the default action of this class for a change; `nil` stands for an implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Filters

  /// The filters of the layer's content; stored, as an iPhone's layers have no filters.
  open var filters: [Any]?
  /// The filters of the content behind the layer; stored, as an iPhone's layers have no filters.
  open var backgroundFilters: [Any]?
  /// The way of blending with what lies below; stored, as an iPhone's layers have no filters.
  open var compositingFilter: Any?

  // MARK: Naming

  /// Returns the default value of a property.
  open class func defaultValue(forKey key: String) -> Any? {
    AnimatedPath(key).value(in: LayerState())?.any
  }

  /// Returns a property's value, or the value stored for a key.
  open func value(forKey key: String) -> Any? { findValue(forKeyPath: key) }

  /// Sets a property, or stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { applyValue(value, forKeyPath: key) }

  /// Returns the value at a key path, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

  /// Sets the value at a key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    applyValue(value, forKeyPath: keyPath)
  }

  /// The name of the layer.
  open var name: String?

  /// The delegate.
  open weak var delegate: (any CALayerDelegate)?
}
