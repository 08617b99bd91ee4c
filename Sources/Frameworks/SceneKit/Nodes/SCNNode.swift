internal import TactusCrashReports

/// A node of the scene graph: a transform, children, and optionally a geometry, a light and a
/// camera (Scenes.SC1, Scenes.SC3, Scenes.SC5…).
open class SCNNode: NSObject, NSCopying, NSSecureCoding, SCNActionable, SCNBoundingVolume,
  @unchecked Sendable
{
  /// Creates a node without content.
  public override init() { super.init() }

  /// Creates a node without the content of an archive, because nodes are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Creates a node with a geometry.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  // MARK: Content

  /// The name.
  open var name: String?
  /// The geometry.
  open var geometry: SCNGeometry?
  /// The light.
  open var light: SCNLight?
  /// The camera.
  open var camera: SCNCamera?
  /// The opacity.
  open var opacity: CGFloat = 1
  /// Whether the node is hidden.
  open var isHidden = false
  /// Whether the node casts shadows.
  open var castsShadow = true
  /// The drawing order; stored.
  open var renderingOrder = 0
  /// The category mask.
  open var categoryBitMask = 1
  /// The node itself, because no animation makes its shown state differ.
  open var presentation: SCNNode { self }

  /// Whether the actions of the node and its descendants are paused.
  open var isPaused = false
  /// The constraints (Scenes.SC8).
  open var constraints: [SCNConstraint]?
  /// The hint whether the node moves; stored.
  open var movabilityHint = SCNMovabilityHint.fixed

  // MARK: The place in the parent

  /// The position.
  open var position: SCNVector3 {
    get { SCNVector3(place) }
    set { place = SIMD3(newValue) }
  }
  /// The rotation, as an axis and an angle.
  open var rotation: SCNVector4 {
    get { SCNVector4(simdRotation) }
    set { simdRotation = SIMD4(newValue) }
  }
  /// The rotation, as a quaternion.
  open var orientation: SCNQuaternion {
    get { SCNVector4(turn.vector) }
    set { simdOrientation = simd_quatf(vector: SIMD4(newValue)) }
  }
  /// The rotation, as angles about the axes: first about z, then about y, then about x.
  open var eulerAngles: SCNVector3 {
    get { SCNVector3(simdEulerAngles) }
    set { simdEulerAngles = SIMD3(newValue) }
  }
  /// The scale.
  open var scale: SCNVector3 {
    get { SCNVector3(factors) }
    set { factors = SIMD3(newValue) }
  }
  /// The transform relative to the parent.
  open var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = simd_float4x4(newValue) }
  }
  /// The pivot: the origin of position, rotation and scale, in the node's coordinates.
  open var pivot: SCNMatrix4 {
    get { SCNMatrix4(simdPivot) }
    set { simdPivot = simd_float4x4(newValue) }
  }

  /// The position.
  open var simdPosition: SIMD3<Float> {
    get { place }
    set { place = newValue }
  }
  /// The rotation, as an axis and an angle.
  open var simdRotation: SIMD4<Float> {
    get { simd_length(turn.imag) > 0 ? SIMD4(simd_normalize(turn.imag), turn.angle) : .zero }
    set {
      let axis = SIMD3(newValue.x, newValue.y, newValue.z)
      simdOrientation =
        simd_length(axis) > 0
        ? simd_quatf(angle: newValue.w, axis: simd_normalize(axis)) : SceneTurn.none
    }
  }
  /// The rotation, as a quaternion.
  open var simdOrientation: simd_quatf {
    get { turn }
    set { (turn, angles) = (newValue, nil) }
  }
  /// The rotation, as angles about the axes: first about z, then about y, then about x.
  open var simdEulerAngles: SIMD3<Float> {
    get { angles ?? SceneTurn.angles(of: turn) }
    set { (turn, angles) = (SceneTurn.turn(by: newValue), newValue) }
  }
  /// The scale.
  open var simdScale: SIMD3<Float> {
    get { factors }
    set { factors = newValue }
  }
  /// The transform relative to the parent.
  open var simdTransform: simd_float4x4 {
    get { SceneTurn.matrix(place, turn, factors) }
    set {
      (place, simdOrientation, factors) = SceneTurn.parts(of: newValue)
    }
  }
  /// The pivot: the origin of position, rotation and scale, in the node's coordinates.
  open var simdPivot = simd_float4x4(1)

  // MARK: The place in the scene

  /// The world transform.
  open var simdWorldTransform: simd_float4x4 {
    get { (owner?.simdWorldTransform ?? simd_float4x4(1)) * simdTransform * simdPivot.inverse }
    set {
      let outer = owner?.simdWorldTransform ?? simd_float4x4(1)
      simdTransform = outer.inverse * newValue * simdPivot
    }
  }
  /// The world position.
  open var simdWorldPosition: SIMD3<Float> {
    get { SceneTurn.part(simdWorldTransform, 3) }
    set {
      var result = simdWorldTransform
      result.columns.3 = SIMD4(newValue, 1)
      simdWorldTransform = result
    }
  }
  /// The world orientation.
  open var simdWorldOrientation: simd_quatf {
    get { (owner?.simdWorldOrientation ?? SceneTurn.none) * turn }
    set { simdOrientation = (owner?.simdWorldOrientation ?? SceneTurn.none).inverse * newValue }
  }
  /// The world transform.
  open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
  /// The world position.
  open var worldPosition: SCNVector3 {
    get { SCNVector3(simdWorldPosition) }
    set { simdWorldPosition = SIMD3(newValue) }
  }
  /// The world orientation.
  open var worldOrientation: SCNQuaternion {
    get { SCNVector4(simdWorldOrientation.vector) }
    set { simdWorldOrientation = simd_quatf(vector: SIMD4(newValue)) }
  }
  /// Sets the world transform.
  open func setWorldTransform(_ worldTransform: SCNMatrix4) {
    simdWorldTransform = simd_float4x4(worldTransform)
  }

  /// The front direction in a node's coordinates: the negative z axis.
  open class var localFront: SCNVector3 { SCNVector3(0 as Float, 0, -1) }
  /// The up direction in a node's coordinates: the y axis.
  open class var localUp: SCNVector3 { SCNVector3(0 as Float, 1, 0) }
  /// The right direction in a node's coordinates: the x axis.
  open class var localRight: SCNVector3 { SCNVector3(1 as Float, 0, 0) }
  /// The front direction in world coordinates.
  open var worldFront: SCNVector3 { direction(Self.localFront) }
  /// The up direction in world coordinates.
  open var worldUp: SCNVector3 { direction(Self.localUp) }
  /// The right direction in world coordinates.
  open var worldRight: SCNVector3 { direction(Self.localRight) }

  // MARK: Moving

  /// Translates the node along its own axes.
  open func localTranslate(by translation: SCNVector3) { place += turn.act(SIMD3(translation)) }

  /// Rotates the node about its own axes.
  open func localRotate(by rotation: SCNQuaternion) {
    simdOrientation = turn * simd_quatf(vector: SIMD4(rotation))
  }

  /// Rotates the node so that its front points at a world position.
  open func look(at worldTarget: SCNVector3) {
    look(at: worldTarget, up: direction(Self.localUp), localFront: Self.localFront)
  }

  /// Rotates the node so that a chosen local direction points at a world position.
  open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
    let way = SIMD3(worldTarget) - simdWorldPosition
    guard
      let goal = SceneTurn.basis(front: way, up: SIMD3(worldUp)),
      let own = SceneTurn.basis(front: SIMD3(localFront), up: SIMD3(Self.localUp))
    else { return }
    simdWorldOrientation = simd_quatf(goal * own.transpose)
  }

  // MARK: Converting

  /// Converts a position to another node's coordinates; nil stands for the world.
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SceneTurn.point(position, way(to: node))
  }
  /// Converts a position from another node's coordinates; nil stands for the world.
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SceneTurn.point(position, way(to: node).inverse)
  }
  /// Converts a direction to another node's coordinates; nil stands for the world.
  open func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SceneTurn.vector(vector, way(to: node))
  }
  /// Converts a direction from another node's coordinates; nil stands for the world.
  open func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SceneTurn.vector(vector, way(to: node).inverse)
  }
  /// Converts a transform to another node's coordinates; nil stands for the world.
  open func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4(way(to: node) * simd_float4x4(transform))
  }
  /// Converts a transform from another node's coordinates; nil stands for the world.
  open func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4(way(to: node).inverse * simd_float4x4(transform))
  }

  // MARK: The tree

  /// The parent.
  open var parent: SCNNode? { owner }
  /// The children.
  open var childNodes: [SCNNode] { children }

  /// Adds a child, which leaves its parent.
  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: children.count) }

  /// Adds a child at a place in the order of children; it leaves its parent.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    children.insert(child, at: min(index, children.count))
    child.owner = self
  }

  /// Replaces a child by another node, which leaves its parent.
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard oldChild !== newChild, oldChild.owner === self else { return }
    newChild.removeFromParentNode()
    guard let index = children.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }

  /// Removes the node from its parent.
  open func removeFromParentNode() {
    owner?.children.removeAll { $0 === self }
    owner = nil
  }

  /// Returns the first child, or descendant, with a name.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in children {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  /// Returns the descendants that pass a test, which may stop the search.
  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in
      if predicate(node, stop) { found.append(node) }
    }
    return found
  }

  /// Calls a closure with each descendant.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for child in children where !stop.boolValue { child.visit(&stop, block) }
  }

  /// Calls a closure with the node and each descendant.
  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    visit(&stop, block)
  }

  // MARK: Copying

  /// Returns a copy without the descendants, with the same shape, light and camera (Scenes.SC9).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNNode()
    (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
    (copy.opacity, copy.isHidden, copy.castsShadow) = (opacity, isHidden, castsShadow)
    (copy.renderingOrder, copy.categoryBitMask) = (renderingOrder, categoryBitMask)
    (copy.place, copy.factors, copy.turn, copy.angles) = (place, factors, turn, angles)
    (copy.simdPivot, copy.isPaused) = (simdPivot, isPaused)
    (copy.movabilityHint, copy.chosenBox) = (movabilityHint, chosenBox)
    copy.constraints = constraints?.compactMap { $0.copy() as? SCNConstraint }
    return copy
  }

  /// Returns a copy with copies of the descendants, with the same shapes (Scenes.SC9).
  open func clone() -> Self {
    let copy = copy()
    guard let clone = copy as? Self else {
      programmingError("\(type(of: self)) must override copy(with:) to be cloned")
    }
    for child in children { clone.addChildNode(child.clone()) }
    return clone
  }

  // MARK: Bounds

  /// The opposite corners of the bounding box of the geometry and the descendants; one that the app
  /// sets replaces the computed one.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { chosenBox ?? contentBox.map { (SCNVector3($0.min), SCNVector3($0.max)) } ?? Self.noBox }
    set { chosenBox = newValue }
  }

  /// Returns the hits of a line segment with the node and its descendants, in the node's
  /// coordinates.
  open func hitTestWithSegment(
    from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] {
    SceneHitSearch(
      from: SIMD3(convertPosition(pointA, to: nil)), to: SIMD3(convertPosition(pointB, to: nil)),
      options: options
    ).results(of: self)
  }

  // MARK: Actions

  /// Runs an action.
  open func runAction(_ action: SCNAction) { start(action, nil, nil) }
  /// Runs an action, and calls a closure at its end.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    start(action, nil, block)
  }
  /// Runs an action, and returns when it has ended or was removed (Scenes.SC6).
  nonisolated(nonsending) open func runAction(_ action: SCNAction) async {
    await runAndWait(action, nil)
  }
  /// Runs an action in place of the one with the same key.
  open func runAction(_ action: SCNAction, forKey key: String?) { start(action, key, nil) }
  /// Runs an action in place of the one with the same key, and calls a closure at its end.
  open func runAction(
    _ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?
  ) { start(action, key, block) }
  /// Runs an action in place of the one with the same key, and returns when it has ended or was
  /// removed (Scenes.SC6).
  nonisolated(nonsending) open func runAction(_ action: SCNAction, forKey key: String?) async {
    await runAndWait(action, key)
  }
  /// Whether actions run.
  open var hasActions: Bool { !running.isEmpty }
  /// The keys of the actions that run.
  open var actionKeys: [String] { running.compactMap(\.key) }
  /// Returns the action that runs with a key.
  open func action(forKey key: String) -> SCNAction? {
    running.first { $0.key == key }?.action
  }
  /// Removes the action with a key, whose closure is not called.
  open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
  /// Removes all actions, whose closures are not called.
  open func removeAllActions() { running = [] }

  // MARK: Internals

  private static let noBox = (min: SCNVector3Zero, max: SCNVector3Zero)
  var chosenBox: (min: SCNVector3, max: SCNVector3)?
  var running: [SceneRunningAction] = []
  private var children: [SCNNode] = []
  private weak var owner: SCNNode?
  private var place = SIMD3<Float>.zero
  private var factors = SIMD3<Float>.one
  private var turn = SceneTurn.none
  /// The angles from which the rotation was made.
  private var angles: SIMD3<Float>?

  private func visit(
    _ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    block(self, &stop)
    for child in children where !stop.boolValue { child.visit(&stop, block) }
  }

  private func way(to node: SCNNode?) -> simd_float4x4 {
    (node?.simdWorldTransform.inverse ?? simd_float4x4(1)) * simdWorldTransform
  }

  private func direction(_ side: SCNVector3) -> SCNVector3 {
    SCNVector3(simdWorldOrientation.act(SIMD3(side)))
  }
}
