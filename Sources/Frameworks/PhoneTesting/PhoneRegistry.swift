import Synchronization
import TactusThreads
import UIKit

/// The phones of the process, by the test that used them last (AppLife.PT10).
///
/// - Thread: any.
enum PhoneRegistry {
  /// Assigns a phone's context to the test that uses it.
  static func assign(_ context: AppContext, to owner: TestIdentity) {
    install
    entries.withLock { entries in
      entries.removeAll { $0.context == nil || $0.context === context }
      entries.append(Entry(context: context, owner: owner))
    }
  }

  /// Removes a phone.
  static func remove(_ context: AppContext) {
    entries.withLock { $0.removeAll { $0.context == nil || $0.context === context } }
  }

  // MARK: Internals

  private struct Entry: Sendable {
    weak let context: AppContext?
    let owner: TestIdentity
  }

  private static let entries = Mutex<[Entry]>([])

  private static let install: Void = {
    AppContext.setResolver {
      if let context = AppTasks.contextOfThread { return context }
      let known = entries.withLock { $0 }
      guard !known.isEmpty else { return nil }
      let test = TestFrameworks.test
      return find(test, among: known) ?? (test == 0 ? findWithoutTest(known) : nil)
    }
    // A task that code outside of all tests creates belongs to no phone.
    TaskRegistry.setResolver { find(TestFrameworks.test, among: entries.withLock { $0 }) }
  }()

  /// Returns the context of the phone that the running test uses; nil if it uses none.
  private static func find(_ test: UInt64, among known: [Entry]) -> AppContext? {
    // XCTest retains the phones of finished test cases (AppLife.PT12).
    let ofTest = known.filter { $0.owner.test == test && !$0.owner.hasEnded }
    if !ofTest.isEmpty {
      if let task = TestIdentity.currentTask,
        let own = ofTest.last(where: { $0.owner.task == task })?.context
      {
        return own
      }
      // Finding the arguments is slow.
      let isParameterized = ofTest.contains { $0.owner.arguments != 0 }
      let arguments = isParameterized ? TestFrameworks.arguments : 0
      if let own = ofTest.last(where: { $0.owner.arguments == arguments })?.context { return own }
    }
    return nil
  }

  /// Returns the context for code outside all tests, such as a detached task: it is only certain
  /// for a single phone, and without an app that has a phone of its own.
  private static func findWithoutTest(_ known: [Entry]) -> AppContext? {
    let known = known.filter { !$0.owner.hasEnded }
    if known.isEmpty {
      RuntimeWarning.once(
        "a test without a phone uses UIKit or haptics; it reaches no phone of an earlier test",
        kind: "note")
      return nil
    }
    if known.count == 1, !AppContext.process.hasApp { return known[0].context }
    RuntimeWarning.once(
      "code outside of any test's tasks uses UIKit or haptics while several tests have phones or "
        + "apps; it reaches no phone of theirs: run it in 'phone.run'")
    return nil
  }
}
