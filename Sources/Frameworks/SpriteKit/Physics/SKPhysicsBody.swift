/// A rigid body of a node, simulated by Chipmunk (Scenes.SK37…).
///
/// - Thread: main.
open class SKPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
  /// The number of points per meter.
  ///
  /// - Source: public measurements of masses and of gravity. Confidence: measured by others.
  static let pointsPerMeter: CGFloat = 150

  let parts: [BodyPart]

  init(_ parts: [BodyPart]) {
    self.parts = parts
    let areas = parts.map(\.area)
    let whole = areas.reduce(0, +)
    self.whole = whole
    isDynamic = whole > 0
    super.init()
    if whole > 0, whole.isFinite {
      let centers = zip(parts.map(\.center), areas)
      centroid = CGPoint(
        x: centers.reduce(0) { $0 + $1.0.x * $1.1 } / whole,
        y: centers.reduce(0) { $0 + $1.0.y * $1.1 } / whole)
      moment = parts.reduce(0) { $0 + $1.secondMoment } / whole
    }
    // The initial density is 1.
    ownMass = area
  }

  /// Creates a body without an area.
  public override convenience init() { self.init([]) }

  // MARK: Creating

  /// Creates a circle around the node's origin.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  /// Creates a circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init([.circle(center: center, radius: abs(r))])
  }
  /// Creates a rectangle around the node's origin.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// Creates a rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let (x, y) = (abs(s.width) / 2, abs(s.height) / 2)
    self.init([
      .polygon([
        CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y - y),
        CGPoint(x: center.x + x, y: center.y + y), CGPoint(x: center.x - x, y: center.y + y),
      ])
    ])
  }
  /// Creates a polygon; of one that is not convex, the convex hull.
  public convenience init(polygonFrom path: CGPath) {
    let hull = BodyPart.hull(of: path.corners.flatMap { $0.points })
    self.init(hull.isEmpty ? [] : [.polygon(hull)])
  }
  /// Creates a rectangular body of a texture's size; its outline is not traced (Scenes.SK40).
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  /// Creates a rectangular body of a texture's size; its outline is not traced (Scenes.SK40).
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  /// Creates a compound body.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.parts)) }
  /// Creates an edge between two points.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edge(p1, p2)]) }
  /// Creates open edges along a path.
  public convenience init(edgeChainFrom path: CGPath) { self.init(path.edges(closed: false)) }
  /// Creates closed edges along a path.
  public convenience init(edgeLoopFrom path: CGPath) { self.init(path.edges(closed: true)) }
  /// Creates edges around a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil))
  }

  // MARK: Behavior

  /// Whether the body moves; edges never do.
  open var isDynamic: Bool
  /// Whether the body is affected by gravity.
  open var affectedByGravity = true
  /// Whether forces rotate the body.
  open var allowsRotation = true
  /// Whether the body is pinned to its position, about which it may rotate.
  open var pinned = false
  /// Whether the body is at rest.
  open var isResting = false
  /// Whether the simulation takes shorter steps while the body is fast.
  open var usesPreciseCollisionDetection = false
  /// The mass in kilograms.
  open var mass: CGFloat {
    get { ownMass }
    set { ownMass = max(0, newValue) }
  }
  /// The density in kilograms per square meter.
  open var density: CGFloat {
    get { area > 0 ? ownMass / area : 1 }
    set { ownMass = area * max(0, newValue) }
  }
  /// The area in square meters.
  open var area: CGFloat {
    whole / (Self.pointsPerMeter * Self.pointsPerMeter)
  }
  /// The friction coefficient, 0…1.
  open var friction: CGFloat = 0.2
  /// The restitution coefficient, 0…1.
  open var restitution: CGFloat = 0.2
  /// The fraction of the velocity lost per second, 0…1.
  open var linearDamping: CGFloat = 0.1
  /// The fraction of the angular velocity lost per second, 0…1.
  open var angularDamping: CGFloat = 0.1
  /// The charge, passed to custom fields.
  open var charge: CGFloat = 0

  // MARK: Categories

  /// The category mask of the body.
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  /// The category mask of bodies that stop this one.
  open var collisionBitMask: UInt32 = 0xFFFF_FFFF
  /// The category mask of bodies whose contacts are reported.
  open var contactTestBitMask: UInt32 = 0
  /// The category mask of fields that act on the body.
  open var fieldBitMask: UInt32 = 0xFFFF_FFFF

  // MARK: Movement

  /// The velocity in points per second.
  open var velocity = CGVector.zero
  /// The angular velocity in radians per second.
  open var angularVelocity: CGFloat = 0

  /// Applies a force to the center until the next frame has been simulated.
  open func applyForce(_ force: CGVector) { self.force = self.force + force }
  /// Applies a force to a point of the scene until the next frame has been simulated.
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += arm(to: point).cross(force)
  }
  /// Applies a torque until the next frame has been simulated.
  open func applyTorque(_ torque: CGFloat) { self.torque += torque }
  /// Changes the velocity by an impulse to the center.
  open func applyImpulse(_ impulse: CGVector) {
    guard isDynamic, mass > 0 else { return }
    velocity = velocity + impulse * (1 / mass)
  }
  /// Changes the velocities by an impulse to a point of the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    applyAngularImpulse(arm(to: point).cross(impulse))
  }
  /// Changes the angular velocity by an impulse.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    guard isDynamic, allowsRotation, inertia > 0 else { return }
    angularVelocity += impulse / inertia
  }

  // MARK: Observing

  /// The node to which the body belongs.
  open private(set) weak var node: SKNode?
  /// The joints of the body.
  open var joints: [SKPhysicsJoint] { world?.joints(of: self) ?? [] }
  /// Returns the bodies that touch this one.
  open func allContactedBodies() -> [SKPhysicsBody] { world?.bodies(touching: self) ?? [] }

  /// Returns a copy that belongs to no node.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKPhysicsBody(parts)
    (copy.isDynamic, copy.affectedByGravity) = (isDynamic, affectedByGravity)
    (copy.allowsRotation, copy.pinned, copy.ownMass) = (allowsRotation, pinned, ownMass)
    copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
    (copy.friction, copy.restitution, copy.charge) = (friction, restitution, charge)
    (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
    (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
    (copy.contactTestBitMask, copy.fieldBitMask) = (contactTestBitMask, fieldBitMask)
    (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
    return copy
  }

  // MARK: Internals

  private var ownMass: CGFloat = 0
  /// The force until the end of the next frame.
  var force = CGVector.zero
  /// The torque until the end of the next frame.
  var torque: CGFloat = 0
  /// The scales of the node when the body was attached, for which the parts were created.
  private(set) var madeForScale = (x: CGFloat(1), y: CGFloat(1))

  /// The area in square points.
  private let whole: CGFloat
  /// The center of the area, in points around the node.
  private var centroid = CGPoint.zero
  /// The moment of inertia of one kilogram about the node's origin, in square points.
  private var moment: CGFloat = 0

  /// The point about which the body rotates, in points around the node.
  var massCenter: CGPoint { pinned ? .zero : centroid }

  /// The moment of inertia around that point, in kilograms and square points.
  var inertia: CGFloat {
    let center = massCenter
    return ownMass * max(0, moment - center.x * center.x - center.y * center.y)
  }

  /// Whether the body has edges instead of an area.
  var isEdge: Bool {
    parts.contains { if case .edge = $0 { true } else { false } }
  }

  private var world: SKPhysicsWorld? {
    MainActor.assumeIsolated { node?.scene?.physicsWorld }
  }

  private func arm(to point: CGPoint) -> CGVector {
    MainActor.assumeIsolated {
      guard node != nil else { return .zero }
      let center = massCenter.applying(placing)
      return CGVector(dx: point.x - center.x, dy: point.y - center.y)
    }
  }

  /// Attaches the body to a node.
  @MainActor
  func attach(to node: SKNode?) {
    if let other = self.node, let node, other !== node { other.physicsBody = nil }
    self.node = node
    if let node { madeForScale = (node.xScale, node.yScale) }
  }
}
