/// A closure that is called when the motion of a controller changes.
public typealias GCMotionValueChangedHandler = (GCMotion) -> Void

/// The motion of a controller; no controller has one here.
open class GCMotion: NSObject {
  /// The controller.
  open internal(set) weak var controller: GCController?
  /// The closure that is called when a value changes.
  open var valueChangedHandler: GCMotionValueChangedHandler?
  /// Whether the app turns the sensors on.
  open var sensorsRequireManualActivation: Bool { false }
  /// Whether the sensors are on.
  open var sensorsActive = false
  /// Whether gravity and the user's acceleration are known apart.
  open var hasGravityAndUserAcceleration: Bool { true }
  /// Whether the attitude and the rotation are known.
  open var hasAttitudeAndRotationRate: Bool { hasAttitude && hasRotationRate }
  /// Whether the attitude is known.
  open var hasAttitude: Bool { true }
  /// Whether the rotation is known.
  open var hasRotationRate: Bool { true }
  /// The direction of gravity, in units of its acceleration.
  open private(set) var gravity = GCAcceleration()
  /// The acceleration by the user.
  open private(set) var userAcceleration = GCAcceleration()
  /// The whole acceleration.
  open var acceleration: GCAcceleration {
    GCAcceleration(
      x: gravity.x + userAcceleration.x, y: gravity.y + userAcceleration.y,
      z: gravity.z + userAcceleration.z)
  }
  /// The attitude.
  open private(set) var attitude = GCQuaternion(x: 0, y: 0, z: 0, w: 1)
  /// The rotation, in radians per second.
  open private(set) var rotationRate = GCRotationRate()

  override init() { super.init() }

  /// Sets the direction of gravity.
  open func setGravity(_ gravity: GCAcceleration) { self.gravity = gravity }

  /// Sets the acceleration by the user.
  open func setUserAcceleration(_ userAcceleration: GCAcceleration) {
    self.userAcceleration = userAcceleration
  }

  /// Sets the whole acceleration, as that of gravity.
  open func setAcceleration(_ acceleration: GCAcceleration) {
    (gravity, userAcceleration) = (acceleration, GCAcceleration())
  }

  /// Sets the attitude.
  open func setAttitude(_ attitude: GCQuaternion) { self.attitude = attitude }

  /// Sets the rotation.
  open func setRotationRate(_ rotationRate: GCRotationRate) { self.rotationRate = rotationRate }

  /// Sets all values to those of another motion.
  open func setStateFromMotion(_ motion: GCMotion) {
    (gravity, userAcceleration) = (motion.gravity, motion.userAcceleration)
    (attitude, rotationRate) = (motion.attitude, motion.rotationRate)
  }
}
