internal import CTactusChipmunk

/// A joint that lets two bodies move along one axis only.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding {
    let joint = SKPhysicsJointSliding(bodyA, bodyB, at: anchor, anchor)
    if axis.length > 0 { joint.axis = axis * (1 / axis.length) }
    return joint
  }

  /// Whether the distance is limited.
  open var shouldEnableLimits = false
  /// The minimum distance.
  open var lowerDistanceLimit: CGFloat = 0
  /// The maximum distance.
  open var upperDistanceLimit: CGFloat = 0

  private var axis = CGVector(dx: 1, dy: 0)

  /// The length of a rail without limits, in points; a guess.
  private static let longest: CGFloat = 100_000

  override var settings: [CGFloat] {
    [shouldEnableLimits ? 1 : 0, lowerDistanceLimit, upperDistanceLimit]
  }

  override func makeConstraints(_ ends: JointEnds) -> [OpaquePointer?] {
    // The rail turns with the first body.
    let turned = CGAffineTransform(rotationAngle: -firstAngle)
    let way = CGPoint(x: axis.dx, y: axis.dy).applying(turned)
    let isLimited = shouldEnableLimits && lowerDistanceLimit <= upperDistanceLimit
    func place(_ distance: CGFloat) -> cpVect {
      cpVect(
        x: ends.anchors.one.x + Double(way.x) * distance.simulated,
        y: ends.anchors.one.y + Double(way.y) * distance.simulated)
    }
    let groove = cpGrooveJointNew(
      ends.one, ends.other, place(isLimited ? lowerDistanceLimit : -Self.longest),
      place(isLimited ? upperDistanceLimit : Self.longest), ends.anchors.other)
    return [groove, ends.makeGear()]
  }
}
