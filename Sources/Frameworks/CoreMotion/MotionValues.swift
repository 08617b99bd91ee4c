/// An acceleration along three axes, in units of standard gravity.
public struct CMAcceleration: Sendable, Equatable {
  /// The acceleration along an axis.
  public var x, y, z: Double
  /// Creates an acceleration of 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation about three axes, in radians a second.
public struct CMRotationRate: Sendable, Equatable {
  /// The rotation about an axis.
  public var x, y, z: Double
  /// Creates a rotation of 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a rotation.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in space as a quaternion.
public struct CMQuaternion: Sendable, Equatable {
  /// A component.
  public var x, y, z, w: Double
  /// Creates a quaternion of zeros.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// Creates a quaternion.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// The reference frames of an attitude.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The z axis is vertical, the x axis arbitrary.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// As `xArbitraryZVertical`, but corrected by the compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The x axis points to magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The x axis points to true north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// An entry of a motion log.
open class CMLogItem: NSObject, NSCopying {
  /// Returns the entry itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The time since the device was started, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
}

/// An event of the accelerometer.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration.
  open internal(set) var acceleration = CMAcceleration()
}

/// An event of the gyroscope.
open class CMGyroData: CMLogItem {
  /// The rotation.
  open internal(set) var rotationRate = CMRotationRate()
}

/// The fused data of the motion sensors.
open class CMDeviceMotion: CMLogItem {
  /// The orientation.
  open internal(set) var attitude = CMAttitude()
  /// The rotation.
  open internal(set) var rotationRate = CMRotationRate()
  /// The gravity in the device's frame.
  open internal(set) var gravity = CMAcceleration()
  /// The acceleration without gravity.
  open internal(set) var userAcceleration = CMAcceleration()
  /// The magnetic field.
  open internal(set) var magneticField = CMCalibratedMagneticField()
  /// The heading in degrees; -1, because it is not measured.
  open internal(set) var heading: Double = -1
}
