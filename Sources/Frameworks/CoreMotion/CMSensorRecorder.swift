internal import TactusCrashReports

/// The recorder of the accelerometer, which the phone lacks (Device.MO6).
open class CMSensorRecorder: NSObject {
  /// Creates a recorder.
  public override init() { super.init() }

  /// Returns false: there is no accelerometer.
  open class func isAccelerometerRecordingAvailable() -> Bool { false }
  /// Returns whether the app may read movement; asks nobody.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }
  /// Returns whether the app may read movement; asks nobody.
  @available(iOS, introduced: 9.0, deprecated: 11.0, message: "Use authorizationStatus instead")
  open class func isAuthorizedForRecording() -> Bool { MotionPermission.status == .authorized }

  /// Returns nil: nothing was recorded.
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }

  /// Asks for the permission, unless that is decided, and records nothing; a warning says so.
  open func recordAccelerometer(forDuration duration: TimeInterval) {
    RuntimeWarning.once(
      "CMSensorRecorder records nothing, because the phone has no accelerometer; ask "
        + "isAccelerometerRecordingAvailable first")
    MotionPermission.ask { _ in }
  }
}

/// The records of a sensor, of which there are none.
// An app declares the list a sequence itself, by an iterator of fast enumeration.
open class CMSensorDataList: NSObject, NSFastEnumeration {
  /// Creates an empty list.
  public override init() { super.init() }

  /// Returns an enumerator without elements.
  public func _elements() -> NSEnumerator { NSArray().objectEnumerator() }
}

/// A record of the accelerometer, of which there are none.
open class CMRecordedAccelerometerData: CMAccelerometerData {
  /// The identifier of the record; 0.
  open var identifier: UInt64 { 0 }
  /// The time of the record.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A rotation that was measured, of which there are none.
open class CMRotationRateData: CMLogItem {
  /// The rotation.
  open internal(set) var rotationRate = CMRotationRate()
}

/// A record of the gyroscope, of which there are none.
open class CMRecordedRotationRateData: CMRotationRateData {
  /// The time of the record.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
