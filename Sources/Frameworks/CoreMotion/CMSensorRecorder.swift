internal import TactusCrashReports

/// The recorder of the accelerometer; it records nothing, because the phone has none (Device.MO6).
open class CMSensorRecorder: NSObject {
  /// Creates a recorder.
  public override init() { super.init() }

  /// Returns false: there is no accelerometer.
  open class func isAccelerometerRecordingAvailable() -> Bool { false }
  /// Returns the authorization for motion data without asking.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }
  /// Returns whether motion data may be recorded, without asking.
  @available(iOS, introduced: 9.0, deprecated: 11.0, message: "Use authorizationStatus instead")
  open class func isAuthorizedForRecording() -> Bool { MotionPermission.status == .authorized }

  /// Returns nil: nothing was recorded.
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }

  /// Asks for authorization, unless it is determined, and warns once that nothing is recorded.
  open func recordAccelerometer(forDuration duration: TimeInterval) {
    RuntimeWarning.once(
      "CMSensorRecorder records nothing, because the phone has no accelerometer; ask "
        + "isAccelerometerRecordingAvailable first")
    MotionPermission.ask { _ in }
  }
}

/// The records of a sensor: always empty.
// An app declares the list's conformance to `Sequence` itself, with an iterator of fast
// enumeration.
open class CMSensorDataList: NSObject, NSFastEnumeration {
  /// Creates an empty list.
  public override init() { super.init() }

  /// Returns an enumerator without elements.
  public func _elements() -> NSEnumerator { NSArray().objectEnumerator() }
}

/// A record of the accelerometer; none is ever made.
open class CMRecordedAccelerometerData: CMAccelerometerData {
  /// The identifier of the record; 0.
  open var identifier: UInt64 { 0 }
  /// The time of the record: the reference date.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A rotation rate; none is ever measured.
open class CMRotationRateData: CMLogItem {
  /// The rotation.
  open internal(set) var rotationRate = CMRotationRate()
}

/// A record of the gyroscope; none is ever made.
open class CMRecordedRotationRateData: CMRotationRateData {
  /// The time of the record: the reference date.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
