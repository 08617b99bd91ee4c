import Foundation

/// An error that casts to `NSError` as on an iPhone.
///
/// The lowering adds this conformance to each struct and enum that is an error. Casts in every
/// position then succeed: `catch let error as NSError`, `case is NSError`, `as? NSError`.
///
/// Steps ObjectiveC.ER1…ER4
public protocol _BridgedError: Error, _ObjectiveCBridgeable where _ObjectiveCType == NSError {}

extension _BridgedError {
  /// Returns an object with the domain, the code and the user info of the error (ObjectiveC.ER1).
  public func _bridgeToObjectiveC() -> NSError { BridgedErrorObject(self) }

  /// Restores the error that an object was made of (ObjectiveC.ER3).
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure("could not cast \(source) to '\(Self.self)'")
    }
  }

  /// Restores the error that an object was made of, and returns whether there is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout Self?
  ) -> Bool {
    result = (source as? BridgedErrorObject)?.original as? Self
    return result != nil
  }

  /// Returns the error that an object was made of.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    var result: Self?
    if let source, _conditionallyBridgeFromObjectiveC(source, result: &result), let result {
      return result
    }
    preconditionFailure("could not cast \(source?.description ?? "nil") to '\(Self.self)'")
  }
}
