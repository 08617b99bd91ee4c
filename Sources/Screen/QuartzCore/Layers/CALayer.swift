/// A rectangle that is painted and moved as one, with others inside it.
///
/// As on an iPhone, a layer is not bound to the main actor, and not meant for two threads at once.
///
/// - Thread: the one that its tree is changed on.
open class CALayer: NSObject, CAMediaTiming {
  package final var state = LayerState()
  final var inner: [CALayer] = []
  /// What the layer's time is made of; `nil` where it is that of the layer around.
  final var ownTiming: MediaTiming?
  /// The animations, in the order in which they were added.
  final var running: [RunningAnimation] = []
  /// What this layer is seen of, if it is what is seen of one.
  final var original: CALayer?
  /// How many commits there were when the layer was made, and when it was put where it is.
  final let madeAt: Int
  final var placedAt: Int
  /// Later than layers with lower numbers.
  final let serial: Int
  final weak var outer: CALayer?
  final var masking: CALayer?
  final weak var masked: CALayer?
  /// What waits to be done before the layer is shown again, here and further in.
  final var pending: LayerWork = []

  // MARK: Creating

  /// Makes a layer without size.
  public override init() {
    (madeAt, serial) = (LayerSession.commitCount, LayerSession.current.nextSerial())
    placedAt = madeAt
    super.init()
  }

  /// Makes a copy of another layer as it is shown at a moment; subclasses copy their own properties.
  ///
  /// It is called for presentation layers, and not meant to be called by apps.
  public init(layer: Any) {
    (madeAt, serial) = (LayerSession.commitCount, LayerSession.current.nextSerial())
    placedAt = madeAt
    super.init()
    if let layer = layer as? CALayer { copy(layer) }
  }

  /// Makes a layer as `init()` does: archives of layers are not read.
  public required init?(coder: NSCoder) {
    (madeAt, serial) = (LayerSession.commitCount, LayerSession.current.nextSerial())
    placedAt = madeAt
    super.init()
  }

  deinit {
    for layer in inner { layer.outer = nil }
    masking?.masked = nil
  }

  // MARK: Geometry

  /// The layer's own coordinates: their origin, and its size.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { state.position }
    set { setPosition(newValue) }
  }

  /// How far in front of its siblings the layer is.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// The place that the layer is held and turned at, in parts of its size.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  /// How far in front of the layer that place is, in points.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  /// What is done to the layer and all in it, seen from the anchor point.
  open var transform: CATransform3D {
    get { state.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// What is done to all sublayers, seen from the anchor point; mostly perspective.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// The least upright rectangle around the layer, in the superlayer's coordinates.
  ///
  /// To set it changes `bounds` and `position`. Where the layer is turned, its bounds become as large
  /// as makes the middle and, without a turn by less than a quarter, the size come true.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  /// Whether y grows upwards inside the layer.
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, to: newValue) }
  }

  // MARK: Visibility

  /// Whether neither the layer nor anything in it is seen.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// Whether the layer is seen from its back as well.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  /// How opaque the layer is with all that is in it, 0…1.
  open var opacity: Float {
    get { state.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Whether sublayers become transparent with the layer as one picture, and not each by itself.
  open var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, to: newValue) }
  }

  /// Whether sublayers are cut off at the layer's bounds and round corners.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// A layer whose opacity is that of this one, place by place; in this layer's coordinates.
  ///
  /// It must be in no other layer, and mask no other; otherwise the program is stopped.
  open var mask: CALayer? {
    get { visibleMask }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// The picture that the layer shows: a `CGImage`, or nothing.
  open var contents: Any? {
    get { state.contents?.value }
    set { change("contents", \.contents, to: newValue.map { OpaqueValue(value: $0) }) }
  }

  /// The part of the contents that is shown, in parts of their size.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect", \.contentsRect, to: newValue) }
  }

  /// The part of the contents that is stretched, in parts of their size; what is around it is not.
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, to: newValue) }
  }

  /// How the contents are fitted into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change("contentsGravity", \.contentsGravity, to: newValue) }
  }

  /// How many pixels of the contents make a point.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  /// Whether the contents promise to have no transparent pixel.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { change("opaque", \.isOpaque, to: newValue) }
  }

  // MARK: Background, corners, border and shadow

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  /// How round the corners of background and border are, in points.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, to: newValue) }
  }

  /// The form of the round corners.
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change("cornerCurve", \.cornerCurve, to: newValue) }
  }

  /// How wide the border is, inwards from the bounds, in points.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  /// The border's colour.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  /// The shadow's colour.
  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor", \.shadowColor, to: newValue) }
  }

  /// How opaque the shadow is, 0…1.
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
  }

  /// How far the shadow is from the layer, in points.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, to: newValue) }
  }

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, to: newValue) }
  }

  /// What throws the shadow, in the layer's coordinates; `nil` for what the layer shows.
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath", \.shadowPath, to: newValue) }
  }

  // MARK: Painting

  /// Whether the layer is made a picture before it is mixed with what is beneath.
  open var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, to: newValue) }
  }

  /// How many pixels of that picture make a point.
  open var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, to: newValue) }
  }

  // MARK: Layout

  /// Says that the sublayers have to be laid out before the layer is shown again.
  open func setNeedsLayout() { mark(.layout) }

  /// Whether the sublayers wait to be laid out.
  open func needsLayout() -> Bool { pending.contains(.layout) }

  /// Lays out at once what waits for it: the nearest layers around that do, and all in them.
  open func layoutIfNeeded() { layOutFromOutermost() }

  /// Lays out the sublayers: asks the delegate to do it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { visibleOuter }

  /// The layers in this one, the hindmost first; `nil` where there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = visibleInner
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts a layer in front of the others in this one, out of where it was.
  ///
  /// A layer that holds this one, or is it, stops the program, here as in the other methods.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: inner.count) }

  /// Puts a layer between others, 0 behind all; an index that is too large, in front of all.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer right behind another, or behind all if that one is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts a layer right in front of another, or in front of all if that one is not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts a layer where another was, which is taken out; does nothing if that one is not in here.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() { takeOut() }

  // MARK: Asking

  /// Whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer of this one's tree that contains a point, or `nil`.
  ///
  /// - Parameter p: A point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: Display

  /// Says that the contents have to be drawn again before the layer is shown.
  open func setNeedsDisplay() { mark(.display) }

  /// Says that a part of the contents has to be drawn again; here they are drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { mark(.display) }

  /// Whether the contents wait to be drawn.
  open func needsDisplay() -> Bool { pending.contains(.display) }

  /// Draws the contents at once, if they wait for it.
  open func displayIfNeeded() { displayHere() }

  /// Makes the contents anew: lets the delegate do it, or calls `draw(in:)`.
  open func display() { displayContents() }

  /// Draws the contents, in the layer's own coordinates: lets the delegate do it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether another size has the contents drawn again.
  open var needsDisplayOnBoundsChange = false

  /// Whether a property of a name has the contents drawn again when it changes.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Time

  /// When the layer's time begins, in that of the layer around.
  open var beginTime: CFTimeInterval {
    get { ownTiming?.beginTime ?? 0 }
    set { setTiming(\.beginTime, to: newValue) }
  }

  /// How long the layer's time lasts: without end, whatever is set.
  open var duration: CFTimeInterval {
    get { ownTiming?.duration ?? .infinity }
    set { setTiming(\.duration, to: newValue) }
  }

  /// How many of the layer's seconds go by in one of those around; 0 stops all that moves in it.
  open var speed: Float {
    get { ownTiming?.speed ?? 1 }
    set { setTiming(\.speed, to: newValue) }
  }

  /// How far the layer's time is ahead at its beginning, in seconds.
  open var timeOffset: CFTimeInterval {
    get { ownTiming?.timeOffset ?? 0 }
    set { setTiming(\.timeOffset, to: newValue) }
  }

  /// Kept; a layer's time does not repeat.
  open var repeatCount: Float {
    get { ownTiming?.repeatCount ?? 0 }
    set { setTiming(\.repeatCount, to: newValue) }
  }

  /// Kept; a layer's time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { ownTiming?.repeatDuration ?? 0 }
    set { setTiming(\.repeatDuration, to: newValue) }
  }

  /// Kept; a layer's time does not turn back.
  open var autoreverses: Bool {
    get { ownTiming?.autoreverses ?? false }
    set { setTiming(\.autoreverses, to: newValue) }
  }

  /// Kept; a layer's time holds always.
  open var fillMode: CAMediaTimingFillMode {
    get { ownTiming?.fillMode ?? .removed }
    set { setTiming(\.fillMode, to: newValue) }
  }

  // MARK: Animations

  /// Adds a copy of an animation; one with the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { addRunning(anim, forKey: key) }

  /// Removes the animation with a key, which does not come to its end then.
  open func removeAnimation(forKey key: String) { removeRunning(forKey: key) }

  /// Removes all animations.
  open func removeAllAnimations() { removeAllRunning() }

  /// The keys of the animations, in the order in which they were added; `nil` where there are none.
  open func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation with a key, as the layer has it; it is not meant to be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    running.last { $0.key == key }?.animation
  }

  /// A copy of the layer as it is seen now; `nil` where it was never committed.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// The layer that this one is a copy of, or itself.
  open func model() -> Self { original as? Self ?? self }

  // MARK: Actions

  /// What happens when properties change, by their names.
  open var actions: [String: any CAAction]?

  /// More properties by name, among them `actions`.
  open var style: [AnyHashable: Any]?

  /// What happens when a property changes: what the delegate says, then `actions`, `style` and the
  /// class.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// What happens to any layer of this class when a property changes; `nil` animates it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Naming

  /// What a property is in a new layer of this class.
  open class func defaultValue(forKey key: String) -> Any? {
    AnimatedPath(key).value(in: LayerState())?.any
  }

  /// A property, or any value that was set for a name.
  open func value(forKey key: String) -> Any? { findValue(forKeyPath: key) }

  /// Sets a property, or keeps a value for a name.
  open func setValue(_ value: Any?, forKey key: String) { takeValue(value, forKeyPath: key) }

  /// A property, or a part of one, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

  /// Sets a property, or a part of one.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    takeValue(value, forKeyPath: keyPath)
  }

  /// What the layer is called, by whoever made it.
  open var name: String?

  /// Who is asked for the layer's contents, layout and actions.
  open weak var delegate: (any CALayerDelegate)?
}
