public import Foundation

/// The place in a test where an issue occurred: its location in source code, and the call stack.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The call stack, innermost frame first.
  public let callStack: [XCTSourceCodeFrame]
  /// The location in source code; `nil` if it is unknown.
  public let location: XCTSourceCodeLocation?

  /// Creates a context from a call stack and a location.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    (self.callStack, self.location) = (callStack, location)
  }

  /// Creates a context from the addresses of a call stack and a location.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// Creates a context from the running thread's call stack and a location.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// Creates a context from the running thread's call stack, without a location.
  public override convenience init() { self.init(location: nil) }

  public override var description: String { location?.description ?? "unknown location" }

  public override var hash: Int { location.hashValue }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeContext else { return false }
    return other.location == location && other.callStack == callStack
  }
}
