import Foundation

// The toolchain's own errors cast to `NSError`, too (ObjectiveC.ER4).
extension DecodingError: @retroactive _ObjectiveCBridgeable, _BridgedError {}
extension EncodingError: @retroactive _ObjectiveCBridgeable, _BridgedError {}
extension CancellationError: @retroactive _ObjectiveCBridgeable, _BridgedError {}

extension URLError: @retroactive _ObjectiveCBridgeable, _BridgedError {
  /// Returns the object with the error's domain, code and user info.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Converts an object of the domain `NSURLErrorDomain`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout URLError?
  ) -> Bool {
    result = source.domain == NSURLErrorDomain ? URLError(_nsError: source) : nil
    return result != nil
  }
}

extension POSIXError: @retroactive _ObjectiveCBridgeable, _BridgedError {
  /// Converts an object of the domain `NSPOSIXErrorDomain`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout POSIXError?
  ) -> Bool {
    result = nil
    if source.domain == NSPOSIXErrorDomain, let code = Int32(exactly: source.code) {
      result = POSIXErrorCode(rawValue: code).map { POSIXError($0, userInfo: source.userInfo) }
    }
    return result != nil
  }
}
