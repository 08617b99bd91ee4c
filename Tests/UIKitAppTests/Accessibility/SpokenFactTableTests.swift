import PhoneTesting
import Testing
import UIKit

/// The facts that others have compared with VoiceOver, heard on screens of an app: those of the
/// reference pictures and parser tests of AccessibilitySnapshot (Cash App, Apache License 2.0;
/// iOS 17.5 to 26.2).
///
/// The facts of data tables, of closures of an app and of several languages are in the tests beside
/// this one.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct SpokenFactTableTests {
    @Test("VoiceOver.SP1, VoiceOver.SP2. Every text and order of the pictures is heard")
    func all() {
      let screens =
        SpokenFactScreen.texts + SpokenFactScreen.orders + SpokenFactScreen.containers
      // A screen without elements is a fact, too.
      let count = screens.reduce(0) { $0 + max(1, $1.facts.count) }
      let wrong = screens.flatMap { $0.differences() }
      #expect(wrong == [], "\(count - wrong.count) of \(count) facts hold")
      #expect(count >= 220)
    }

    @Test("VoiceOver.SP1, VoiceOver.SP2. What other tests, guides and reports say is heard")
    func others() {
      let screens = SpokenFactScreen.others
      let count = screens.reduce(0) { $0 + $1.facts.count }
      let wrong = screens.flatMap { $0.differences() }
      #expect(wrong == [], "\(count - wrong.count) of \(count) facts hold")
      #expect(count >= 89)
    }
  }
}
