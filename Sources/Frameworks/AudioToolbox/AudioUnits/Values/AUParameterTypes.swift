/// The value of a parameter.
public typealias AUValue = Float
/// The number of a parameter in its tree.
public typealias AUParameterAddress = UInt64
/// A token of an observer of parameters.
public typealias AUParameterObserverToken = UnsafeMutableRawPointer

/// A block that observes values: the address and the new value.
public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
/// A block that records values: the number of changes, and the changes.
public typealias AUParameterRecordingObserver =
  (Int, UnsafePointer<AURecordedParameterEvent>) -> Void
/// A block that records gestures: the number of events, and the events.
public typealias AUParameterAutomationObserver =
  (Int, UnsafePointer<AUParameterAutomationEvent>) -> Void

/// A block that receives the new value of a parameter.
public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
/// A block that returns the current value of a parameter.
public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
/// A block that converts a value to a string; `nil` for the current value.
public typealias AUImplementorStringFromValueCallback =
  (AUParameter, UnsafePointer<AUValue>?) -> String
/// Returns the value for a string.
public typealias AUImplementorValueFromStringCallback = (AUParameter, String) -> AUValue
/// A block that returns a name of about a number of characters.
public typealias AUImplementorDisplayNameWithLengthCallback = (AUParameterNode, Int) -> String
