/// A specification of the degree of freedom when solving inverse kinematics; stored, as nodes do
/// not reach (Scenes.SK40).
open class SKReachConstraints: NSObject, NSCopying, @unchecked Sendable {
  /// Creates limits of the angle in radians.
  public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
    (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
    super.init()
  }

  /// The least angle.
  open var lowerAngleLimit: CGFloat
  /// The greatest angle.
  open var upperAngleLimit: CGFloat

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    SKReachConstraints(lowerAngleLimit: lowerAngleLimit, upperAngleLimit: upperAngleLimit)
  }
}
