public import simd

/// The bodies, joints and fields of a scene, and their simulation in Chipmunk's space
/// (Scenes.SK37…).
///
/// - Thread: main.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
  /// Creates a simulation without a scene.
  public override init() { super.init() }

  /// The acceleration of gravity in meters per second squared.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// The speed of the simulation relative to the scene's time.
  open var speed: CGFloat = 1
  /// The delegate that is called for contacts.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  // MARK: Joints

  /// Adds a joint between the bodies' current positions.
  open func add(_ joint: SKPhysicsJoint) {
    guard !joints.contains(where: { $0 === joint }) else { return }
    if !joint.bodyA.isInScene || !joint.bodyB.isInScene {
      SpriteWarning.misuse(
        "SKPhysicsWorld.add(_:): the bodies of a \(type(of: joint)) must belong to nodes of the "
          + "scene before")
    }
    MainActor.assumeIsolated { joint.fasten() }
    joints.append(joint)
  }
  /// Removes a joint.
  open func remove(_ joint: SKPhysicsJoint) { joints.removeAll { $0 === joint } }
  /// Removes all joints.
  open func removeAllJoints() { joints = [] }

  // MARK: Searching

  /// Returns the first body at a point of the scene.
  open func body(at point: CGPoint) -> SKPhysicsBody? {
    search { $0.bodies(at: point) }.first
  }
  /// Returns the first body that intersects a rectangle of the scene.
  open func body(in rect: CGRect) -> SKPhysicsBody? { search { $0.bodies(in: rect) }.first }
  /// Returns the first body along a line of the scene.
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
    search { $0.hits(from: start, to: end) }.first?.body
  }
  /// Calls a closure with each body at a point of the scene.
  open func enumerateBodies(
    at point: CGPoint,
    using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { visit(search { $0.bodies(at: point) }, block) }
  /// Calls a closure with each body that intersects a rectangle of the scene.
  open func enumerateBodies(
    in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { visit(search { $0.bodies(in: rect) }, block) }
  /// Calls a closure with each body along a line of the scene, the point and the normal there.
  open func enumerateBodies(
    alongRayStart start: CGPoint, end: CGPoint,
    using block:
      @escaping (
        SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    var stop = ObjCBool(false)
    for hit in search({ $0.hits(from: start, to: end) }) where !stop.boolValue {
      block(hit.body, hit.point, hit.normal, &stop)
    }
  }
  /// Returns the acceleration of the fields at a position in the scene, in meters per second
  /// squared.
  open func sampleFields(at position: vector_float3) -> vector_float3 {
    MainActor.assumeIsolated {
      let place = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
      var fields: [SKFieldNode] = []
      scene?.collectFields(&fields)
      let sum = fields.filter { $0.acts(at: place) }.reduce(CGVector.zero) {
        $0 + $1.acceleration(at: place, .zero)
      }
      let factor = 1 / SKPhysicsBody.pointsPerMeter
      return vector_float3(Float(sum.dx * factor), Float(sum.dy * factor), 0)
    }
  }

  // MARK: Internals

  weak var scene: SKScene?
  private(set) var joints: [SKPhysicsJoint] = []
  /// The contacts of bodies that touch, in the order in which they were found.
  var touching: [SKPhysicsContact] = []
  /// Chipmunk's space; nil before it is needed.
  @MainActor private var space: PhysicsSpace?

  /// Returns the joints of a body.
  func joints(of body: SKPhysicsBody) -> [SKPhysicsJoint] {
    joints.filter { $0.bodyA === body || $0.bodyB === body }
  }

  /// Returns the bodies that touch a body.
  func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
    touching.compactMap {
      $0.bodyA === body ? $0.bodyB : $0.bodyB === body ? $0.bodyA : nil
    }
  }

  /// Returns the bodies of the scene.
  func bodies() -> [SKPhysicsBody] {
    MainActor.assumeIsolated {
      var found: [SKPhysicsBody] = []
      scene?.collectBodies(&found)
      return found
    }
  }

  private func visit(
    _ bodies: [SKPhysicsBody],
    _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for body in bodies where !stop.boolValue { block(body, &stop) }
  }

  /// Returns the space, updated with the current bodies and joints.
  @MainActor
  func updatedSpace() -> PhysicsSpace? {
    let space = space ?? PhysicsSpace()
    self.space = space
    space?.update(bodies(), joints)
    return space
  }

  private func search<Found: Sendable>(_ body: @MainActor (PhysicsSpace) -> [Found]) -> [Found] {
    MainActor.assumeIsolated { updatedSpace().map(body) ?? [] }
  }
}
