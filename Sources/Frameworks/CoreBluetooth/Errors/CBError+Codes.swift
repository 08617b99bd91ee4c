extension CBError {
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `invalidParameters`.
  public static var invalidParameters: Code { .invalidParameters }
  /// The code `invalidHandle`.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `notConnected`.
  public static var notConnected: Code { .notConnected }
  /// The code `outOfSpace`.
  public static var outOfSpace: Code { .outOfSpace }
  /// The code `operationCancelled`.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `connectionTimeout`.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code `peripheralDisconnected`.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The code `uuidNotAllowed`.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The code `alreadyAdvertising`.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The code `connectionFailed`.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code `connectionLimitReached`.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The code `unknownDevice`.
  public static var unknownDevice: Code { .unknownDevice }
  /// The code `operationNotSupported`.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The code `peerRemovedPairingInformation`.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The code `encryptionTimedOut`.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// The code `tooManyLEPairedDevices`.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  /// The code `leGattExceededBackgroundNotificationLimit`.
  public static var leGattExceededBackgroundNotificationLimit: Code {
    .leGattExceededBackgroundNotificationLimit
  }
  /// The code `leGattNearBackgroundNotificationLimit`.
  public static var leGattNearBackgroundNotificationLimit: Code {
    .leGattNearBackgroundNotificationLimit
  }
  /// The code `unkownDevice`.
  public static var unkownDevice: Code { .unkownDevice }
}
