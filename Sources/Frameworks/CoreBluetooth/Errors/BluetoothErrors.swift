internal import TactusBluetooth
internal import TactusMessageBus

/// The conversion of BlueZ's errors to those of the framework, and back.
///
/// - Source: the errors in BlueZ's documentation of its D-Bus interfaces, and the messages that it
///   sends for the errors of a device. Confidence: documented.
enum BluetoothErrors {
  /// Returns the error of an operation with a value of a device (Bluetooth.ER1).
  static func error(_ failure: BusFailure, isWriting: Bool = false) -> any Error {
    if let code = attributeCode(failure.reason) {
      return CBATTError(number: code)
    }
    switch failure.name {
    case "org.bluez.Error.NotPermitted":
      // A device that requires encryption is reported as not paired.
      if failure.reason.contains("Not paired") {
        return CBATTError(.insufficientEncryption)
      }
      return CBATTError(isWriting ? .writeNotPermitted : .readNotPermitted)
    case "org.bluez.Error.NotAuthorized": return CBATTError(.insufficientAuthorization)
    case "org.bluez.Error.NotSupported": return CBATTError(.requestNotSupported)
    case "org.bluez.Error.InvalidOffset": return CBATTError(.invalidOffset)
    case "org.bluez.Error.InvalidValueLength":
      return CBATTError(.invalidAttributeValueLength)
    case "org.bluez.Error.InvalidArguments":
      return CBATTError(
        failure.reason.contains("ffset") ? .invalidOffset : .invalidAttributeValueLength)
    case BusFailure.unknownObject, "org.freedesktop.DBus.Error.UnknownMethod":
      // The attribute is gone.
      return CBATTError(.invalidHandle)
    case "org.bluez.Error.NotConnected": return CBError(.notConnected)
    case BusFailure.noReply: return CBError(.connectionTimeout)
    case "org.bluez.Error.AlreadyExists": return CBError(.alreadyAdvertising)
    default:
      return CBError(failure.reason == "Not connected" ? .notConnected : .unknown)
    }
  }

  /// Returns whether an attempt to connect may succeed later (Bluetooth.CO2).
  static func isTransient(_ failure: BusFailure) -> Bool {
    let lasting = [
      "not-supported", "invalid-arguments", "refused", "link-layer", "gatt-browsing",
    ]
    switch failure.name {
    case "org.bluez.Error.Failed": return !lasting.contains { failure.reason.contains($0) }
    case "org.bluez.Error.InProgress", BusFailure.unknownObject, BusFailure.noReply:
      return true
    default: return false
    }
  }

  /// Returns the error of a connection that has ended (Bluetooth.CO5).
  static func disconnection(_ reason: String?) -> CBError {
    switch reason {
    case "org.bluez.Reason.Timeout": CBError(.connectionTimeout)
    case "org.bluez.Reason.Authentication": CBError(.peerRemovedPairingInformation)
    default: CBError(.peripheralDisconnected)
    }
  }

  /// Returns the D-Bus name and message for a result; `nil` without an error (Bluetooth.PM4).
  static func answer(_ code: CBATTError.Code) -> (name: String, message: String)? {
    switch code {
    case .success: nil
    case .readNotPermitted, .writeNotPermitted:
      ("org.bluez.Error.NotPermitted", "the value is not permitted")
    case .requestNotSupported: ("org.bluez.Error.NotSupported", "the request is not supported")
    case .invalidOffset: ("org.bluez.Error.InvalidOffset", "the offset is invalid")
    case .insufficientAuthorization, .insufficientAuthentication, .insufficientEncryption,
      .insufficientEncryptionKeySize:
      ("org.bluez.Error.NotAuthorized", "the device is not authorized")
    case .invalidAttributeValueLength:
      ("org.bluez.Error.InvalidValueLength", "the length is invalid")
    default: ("org.bluez.Error.Failed", "the app has refused the request")
    }
  }

  /// Returns the code in a message such as `Operation failed with ATT error: 0x0e`.
  private static func attributeCode(_ message: String) -> Int? {
    guard let match = message.firstMatch(of: /ATT error: 0x([0-9a-fA-F]{1,2})/) else { return nil }
    return Int(match.1, radix: 16)
  }
}

extension CBATTError {
  /// Creates an error with a number, which may be the device's own.
  init(number: Int) {
    if let code = Code(rawValue: number) {
      self.init(code)
    } else {
      self.init(_nsError: NSError(domain: CBATTErrorDomain, code: number))
    }
  }
}
