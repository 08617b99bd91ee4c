import Foundation
import PhoneTesting
import Testing
import UIKit

/// Rotors of apps whose results are parts of a text.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct RotorRangeTests {
    /// A text with a rotor that finds a word in it, and counts its searches.
    fileprivate final class Poem: UITextView {
      var searches = 0

      func addRotor(for word: String) {
        accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: "Drinks") { [unowned self] in find(word, $0) }
        ]
      }

      private func find(
        _ word: String, _ predicate: UIAccessibilityCustomRotorSearchPredicate
      ) -> UIAccessibilityCustomRotorItemResult? {
        searches += 1
        let text = self.text as NSString
        let isForward = predicate.searchDirection == .next
        let last = predicate.currentItem.targetRange
        let from = last.map { offset(from: beginningOfDocument, to: isForward ? $0.end : $0.start) }
        let part =
          isForward
          ? NSRange(location: from ?? 0, length: text.length - (from ?? 0))
          : NSRange(location: 0, length: from ?? 0)
        let found = text.range(
          of: word, options: isForward ? [.caseInsensitive] : [.caseInsensitive, .backwards],
          range: part)
        guard found.location != NSNotFound,
          let start = position(from: beginningOfDocument, offset: found.location),
          let end = position(from: start, offset: found.length)
        else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: self, targetRange: textRange(from: start, to: end))
      }
    }

    private func screen(_ poem: Poem) -> SpokenScreen {
      poem.isEditable = false
      poem.text = "Tea first.\n" + String(repeating: "Nothing here.\n", count: 60) + "tea last."
      poem.bounds.size.height = 200
      let label = UILabel()
      label.text = "above"
      let screen = SpokenScreen(views: { [label, poem] })
      screen.phone.voiceOver.perform(.last)
      return screen
    }

    @Test("VoiceOver.RT8. Each result within a text is heard alone, and scrolled into view")
    func results() {
      let poem = Poem()
      poem.addRotor(for: "tea")
      let phone = screen(poem).phone
      phone.voiceOver.turnRotor()
      #expect(phone.speech.last == "Drinks")
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Tea" && poem.contentOffset.y <= 0)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "tea" && poem.contentOffset.y > 100)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "No further Drinks")
      phone.voiceOver.flick(.up)
      #expect(phone.speech.last == "Tea" && poem.searches == 4)
      #expect(phone.voiceOver.focus?.found?.start == 0)
      // The whole element is heard when the focus comes back.
      phone.voiceOver.flick(.left)
      #expect(phone.speech.last == "above")
      phone.voiceOver.flick(.right)
      #expect(phone.speech.last?.hasPrefix("Tea first.") == true)
    }

    @Test("VoiceOver.RT8. A range of another text is left out, and the element is heard")
    func wrongRange() {
      let poem = Poem()
      let label = UILabel()
      (label.text, label.isAccessibilityElement) = ("no text input", true)
      poem.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Odd") { _ in
          UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: UITextRange())
        }
      ]
      poem.text = "Tea"
      let screen = SpokenScreen(views: { [label, poem] })
      screen.phone.voiceOver.perform(.last)
      screen.phone.voiceOver.turnRotor()
      #expect(screen.phone.speech.last == "Odd")
      screen.phone.voiceOver.flick(.down)
      #expect(screen.phone.speech.last?.hasSuffix("no text input") == true)
    }

    @Test("VoiceOver.RT7. A rotor that always finds the same is asked once a flick")
    func endless() {
      let poem = Poem()
      var searches = 0
      poem.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Endless") { [unowned poem] _ in
          searches += 1
          return UIAccessibilityCustomRotorItemResult(
            targetElement: poem,
            targetRange: poem.textRange(
              from: poem.beginningOfDocument,
              to: poem.position(from: poem.beginningOfDocument, offset: 3)
                ?? poem.beginningOfDocument))
        }
      ]
      let phone = screen(poem).phone
      phone.voiceOver.turnRotor()
      for _ in 0..<5 { phone.voiceOver.flick(.down) }
      #expect(searches == 5 && phone.speech.suffix(5).allSatisfy { $0 == "Tea" })
    }
  }
}
