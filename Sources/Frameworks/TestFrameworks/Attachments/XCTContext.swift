/// A named part of a test, or the test itself.
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }
  /// Adds an attachment to the results of the test.
  func add(_ attachment: XCTAttachment)
}

/// The running test, which consists of named parts.
public final class XCTContext {
  /// Runs a part of a test.
  ///
  /// XCTest on Linux reports tests without their parts, so the name has no effect.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The part, which is called with the activity.
  /// - Returns: The result of `block`.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(NamedActivity(name))
  }

  /// Runs an asynchronous part of a test.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - block: The part, which is called with the activity.
  /// - Returns: The result of `block`.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    try await block(NamedActivity(name))
  }

  private final class NamedActivity: XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {
      TestCaseRun.current?.owner?.add(attachment)
    }
  }

  private init() {}
}
