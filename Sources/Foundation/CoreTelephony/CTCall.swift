/// A cellular call; a phone without a SIM card has none (Device.CT3).
@available(iOS, deprecated: 10.0, message: "Use CXCall of CallKit instead.")
open class CTCall: NSObject {
  /// Creates a call without a state and an identifier.
  public override init() { super.init() }

  /// The state of the call; empty, as there is no call.
  open var callState: String { "" }
  /// The identifier of the call; empty, as there is no call.
  open var callID: String { "" }
}

// - Source: the values are their names. Confidence: guess.

/// The state of a call before it is connected, after the user has dialed.
public let CTCallStateDialing = "CTCallStateDialing"
/// The state of a call that arrives, before it is connected.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// The state of a call that is connected.
public let CTCallStateConnected = "CTCallStateConnected"
/// The state of a call that has ended.
public let CTCallStateDisconnected = "CTCallStateDisconnected"
