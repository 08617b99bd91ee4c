/// The codes of errors of Core Motion.
public struct CMError: RawRepresentable, Equatable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: UInt32
  /// Creates a code from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a code from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

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

/// The domain of errors of Core Motion.
public let CMErrorDomain = "CMErrorDomain"

extension NSError {
  /// Creates an error of Core Motion.
  convenience init(_ code: CMError) { self.init(domain: CMErrorDomain, code: Int(code.rawValue)) }
}
