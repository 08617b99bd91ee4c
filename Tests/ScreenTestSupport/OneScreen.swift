import Testing
import UIKit

/// Lets one test at a time have what there is once in a process: the screen, and the app that is on it.
///
/// A test makes its views in its suite's `init`; between that and the test itself others can come, and an app that
/// another test puts onto the screen would hide them. What an earlier app's phone was like is forgotten first.
public struct OneScreen: SuiteTrait, TestTrait, TestScoping {
  /// All tests of a suite, and of those in it, one by one.
  public let isRecursive = true

  /// Waits its turn, does it, and lets the next one in.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turnstile.shared.enter()
    await MainActor.run { UIScreen.main.forgetDevice() }
    do {
      try await function()
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
    await Turnstile.shared.leave()
  }
}

extension Trait where Self == OneScreen {
  /// Has the process's one screen for itself.
  public static var oneScreen: OneScreen { OneScreen() }
}

/// Lets one in, and the others wait in their order.
private actor Turnstile {
  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
