internal import CTactusChipmunk

/// A joint on which two bodies slide along an axis.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding {
    let joint = SKPhysicsJointSliding(bodyA, bodyB, at: anchor, anchor)
    if axis.length > 0 { joint.axis = axis * (1 / axis.length) }
    return joint
  }

  /// Whether the distance has limits.
  open var shouldEnableLimits = false
  /// The least distance.
  open var lowerDistanceLimit: CGFloat = 0
  /// The greatest distance.
  open var upperDistanceLimit: CGFloat = 0

  private var axis = CGVector(dx: 1, dy: 0)

  /// The distance in points to which a rail without limits reaches; a guess.
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
