/// The limits of a joint's angle; stored, because there is no inverse kinematics (Scenes.SK40).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKReachConstraints: NSObject, NSCopying, @unchecked Sendable {
  /// Creates limits of an angle in radians.
  public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
    (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
    super.init()
  }

  /// The minimum angle in radians.
  open var lowerAngleLimit: CGFloat
  /// The maximum angle in radians.
  open var upperAngleLimit: CGFloat

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    SKReachConstraints(lowerAngleLimit: lowerAngleLimit, upperAngleLimit: upperAngleLimit)
  }
}
