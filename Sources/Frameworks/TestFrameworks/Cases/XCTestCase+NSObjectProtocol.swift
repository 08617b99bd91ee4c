public import Foundation

// On an iPhone a test case is an object, and so can be the delegate or the data source of others.
extension XCTestCase: NSObjectProtocol {
  /// Returns the test case.
  public func `self`() -> Self { self }

  /// Returns whether an object is this test case.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// The hash of the test case.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns whether the object stands for another one: false.
  public func isProxy() -> Bool { false }

  /// The class and the test, such as `-[PaintTests testColors]`.
  public var description: String {
    let parts = name.split(separator: ".")
    return "-[\(parts.joined(separator: " "))]"
  }

  /// The class and the test.
  public var debugDescription: String { description }
}
