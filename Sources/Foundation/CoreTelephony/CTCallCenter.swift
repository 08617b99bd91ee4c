/// The cellular calls; a phone without a SIM card has none (Device.CT3).
@available(iOS, deprecated: 10.0, message: "Use CXCallObserver of CallKit instead.")
open class CTCallCenter: NSObject {
  /// Creates an object that knows of no calls.
  public override init() { super.init() }

  /// A closure that receives a call whose state has changed; never called.
  open var callEventHandler: ((CTCall) -> Void)?
  /// The calls in progress; `nil` for none.
  open var currentCalls: Set<CTCall>? { nil }
}
