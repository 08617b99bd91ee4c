/// The value of a parameter.
public typealias AUValue = Float
/// The number of a parameter in its tree.
public typealias AUParameterAddress = UInt64
/// A reference to an observer of parameters.
public typealias AUParameterObserverToken = UnsafeMutableRawPointer

/// Observes values: the address and the new value.
public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
/// Records values: the number of changes, and the changes.
public typealias AUParameterRecordingObserver =
  (Int, UnsafePointer<AURecordedParameterEvent>) -> Void
/// Records gestures: the number of events, and the events.
public typealias AUParameterAutomationObserver =
  (Int, UnsafePointer<AUParameterAutomationEvent>) -> Void

/// Receives the value that a parameter was set to.
public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
/// Returns the present value of a parameter.
public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
/// Returns the text of a value; of the present one for `nil`.
public typealias AUImplementorStringFromValueCallback =
  (AUParameter, UnsafePointer<AUValue>?) -> String
/// Returns the value of a text.
public typealias AUImplementorValueFromStringCallback = (AUParameter, String) -> AUValue
/// Returns a name of about a number of characters.
public typealias AUImplementorDisplayNameWithLengthCallback = (AUParameterNode, Int) -> String
