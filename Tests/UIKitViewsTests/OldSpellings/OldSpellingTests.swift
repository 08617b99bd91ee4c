import ScreenTestSupport
import Testing
import UIKit

/// The names of Swift 3 and 4 as aliases of the current names.
@MainActor @Suite(.exclusiveScreen) struct OldSpellingTests {
  private let old: any OldNames = OldSource()

  @Test("Former type names are the current types")
  func types() {
    for (old, new) in old.types { #expect(ObjectIdentifier(old) == ObjectIdentifier(new)) }
  }

  @Test("Former notification names are the current notifications")
  func notifications() {
    for (old, new) in old.notifications { #expect(old == new) }
  }

  @Test("Former constants and functions have the current values")
  func values() { #expect(!old.values.contains(false), "\(old.values)") }

  @Test("Former members behave as the current ones")
  func members() {
    let found = old.members()
    #expect(!found.contains(false), "\(found)")
  }
}
