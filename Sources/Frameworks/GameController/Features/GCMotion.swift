/// A closure called when the motion of a controller changes.
public typealias GCMotionValueChangedHandler = (GCMotion) -> Void

/// A controller's motion sensors; no controller has them here.
open class GCMotion: NSObject {
  /// The controller.
  open internal(set) weak var controller: GCController?
  /// A closure called when a value changes.
  open var valueChangedHandler: GCMotionValueChangedHandler?
  /// Whether the sensors must be activated manually: always false.
  open var sensorsRequireManualActivation: Bool { false }
  /// Whether the sensors are active.
  open var sensorsActive = false
  /// Whether gravity and user acceleration are separate.
  open var hasGravityAndUserAcceleration: Bool { true }
  /// Whether attitude and rotation rate are measured.
  open var hasAttitudeAndRotationRate: Bool { hasAttitude && hasRotationRate }
  /// Whether the attitude is measured.
  open var hasAttitude: Bool { true }
  /// Whether the rotation rate is measured.
  open var hasRotationRate: Bool { true }
  /// The gravity, in units of standard gravity.
  open private(set) var gravity = GCAcceleration()
  /// The user acceleration.
  open private(set) var userAcceleration = GCAcceleration()
  /// The total acceleration.
  open var acceleration: GCAcceleration {
    GCAcceleration(
      x: gravity.x + userAcceleration.x, y: gravity.y + userAcceleration.y,
      z: gravity.z + userAcceleration.z)
  }
  /// The attitude.
  open private(set) var attitude = GCQuaternion(x: 0, y: 0, z: 0, w: 1)
  /// The rotation rate in radians per second.
  open private(set) var rotationRate = GCRotationRate()

  override init() { super.init() }

  /// Sets the gravity.
  open func setGravity(_ gravity: GCAcceleration) { self.gravity = gravity }

  /// Sets the user acceleration.
  open func setUserAcceleration(_ userAcceleration: GCAcceleration) {
    self.userAcceleration = userAcceleration
  }

  /// Sets the total acceleration, as gravity.
  open func setAcceleration(_ acceleration: GCAcceleration) {
    (gravity, userAcceleration) = (acceleration, GCAcceleration())
  }

  /// Sets the attitude.
  open func setAttitude(_ attitude: GCQuaternion) { self.attitude = attitude }

  /// Sets the rotation rate.
  open func setRotationRate(_ rotationRate: GCRotationRate) { self.rotationRate = rotationRate }

  /// Sets all values to those of another motion.
  open func setStateFromMotion(_ motion: GCMotion) {
    (gravity, userAcceleration) = (motion.gravity, motion.userAcceleration)
    (attitude, rotationRate) = (motion.attitude, motion.rotationRate)
  }
}
