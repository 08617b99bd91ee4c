/// A magnetic field along three axes, in microteslas.
public struct CMMagneticField: Sendable, Equatable {
  /// The component along the axis.
  public var x, y, z: Double
  /// Creates a field of 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a field.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field without the influence of the device.
public struct CMCalibratedMagneticField: Sendable, Equatable {
  /// The field.
  public var field: CMMagneticField
  /// The accuracy of the calibration.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  /// Creates an uncalibrated field of 0.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
  /// Creates a field.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    (self.field, self.accuracy) = (field, accuracy)
  }
}

/// An event of the magnetometer.
open class CMMagnetometerData: CMLogItem {
  /// The magnetic field.
  open internal(set) var magneticField = CMMagneticField()
}
