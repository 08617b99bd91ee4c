import ScreenTestSupport
import Testing
import UIKit

/// Names of Swift 3 and 4 mean what they are called now.
@MainActor @Suite(.oneScreen) struct OldSpellingTests {
  private let old: any OldNames = OldSource()

  @Test("Types are the same types")
  func types() {
    for (old, new) in old.types { #expect(ObjectIdentifier(old) == ObjectIdentifier(new)) }
  }

  @Test("Notifications are the same notifications")
  func notifications() {
    for (old, new) in old.notifications { #expect(old == new) }
  }

  @Test("Constants and functions have the same values")
  func values() { #expect(!old.values.contains(false), "\(old.values)") }

  @Test("Members do what they do under their names of now")
  func members() {
    let found = old.members()
    #expect(!found.contains(false), "\(found)")
  }
}
