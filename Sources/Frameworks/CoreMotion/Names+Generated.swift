// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreMotion.tsv.
// Do not edit.

/// There is no error.
public let CMErrorNULL = CMError(100)
/// The device must be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// The error is unknown.
public let CMErrorUnknown = CMError(103)
/// The device does not measure this kind of motion.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The app is not authorized.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app lacks the entitlement.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// An argument is wrong.
public let CMErrorInvalidParameter = CMError(107)
/// The call is not possible now.
public let CMErrorInvalidAction = CMError(108)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)
/// The app lacks an entitlement.
public let CMErrorNotEntitled = CMError(110)
/// The app is not authorized.
public let CMErrorNotAuthorized = CMError(111)
/// There is no data.
public let CMErrorNilData = CMError(112)
/// There is too much data.
public let CMErrorSize = CMError(113)

/// The accuracy of the calibration of a magnetic field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// The field is not calibrated.
  case uncalibrated = -1
  /// The accuracy is low.
  case low = 0
  /// The accuracy is medium.
  case medium = 1
  /// The accuracy is high.
  case high = 2
}

/// An app's access to the user's motion.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Not determined: the user was not asked.
  case notDetermined = 0
  /// Restricted by the phone.
  case restricted = 1
  /// Denied by the user.
  case denied = 2
  /// Authorized by the user.
  case authorized = 3
}

/// The devices that can measure a distance.
public enum CMOdometerOriginDevice: Int, Sendable {
  /// The device is unknown.
  case unknown = 0
  /// This device.
  case local = 1
  /// Another device.
  case remote = 2
}

/// The confidence levels of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// The reference frames of an attitude.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The z axis is vertical, the x axis arbitrary.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// As `xArbitraryZVertical`, but corrected by the compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// The x axis points to magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// The x axis points to true north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}
