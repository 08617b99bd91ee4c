import Testing
import UIKit

/// A trait that gives one test at a time the process-wide screen and its app.
///
/// A test creates its views in its suite's `init`; without the trait, tests that run between that
/// and the test itself could put other apps onto the screen. The state of an earlier app and its
/// phone is reset first.
public struct ExclusiveScreen: SuiteTrait, TestTrait, TestScoping {
  /// The trait applies to all tests of a suite and of nested suites, one by one.
  public let isRecursive = true

  /// Runs a test while no other test with the trait runs.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await SerialAccess.shared.enter()
    await MainActor.run {
      TestHost.endIfRunning()
      AppDriver.removeApp()
      UIScreen.main.resetDevice()
    }
    do {
      try await TestHost.$isEnabled.withValue(false) { try await function() }
    } catch {
      await SerialAccess.shared.leave()
      throw error
    }
    await SerialAccess.shared.leave()
  }
}

extension Trait where Self == ExclusiveScreen {
  /// Exclusive use of the process-wide screen.
  public static var exclusiveScreen: ExclusiveScreen { ExclusiveScreen() }
}

/// A lock that lets waiting tasks enter in order.
private actor SerialAccess {
  static let shared = SerialAccess()

  private var isLocked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isLocked else {
      isLocked = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard !waiting.isEmpty else {
      isLocked = false
      return
    }
    waiting.removeFirst().resume()
  }
}
