import Foundation
import Testing
import UIKit

/// Steps TextChecking.CK1–CK5, with the English dictionary.
@Suite(.serialized) struct TextCheckerTests {
  private let checker = UITextChecker()

  private func misspelled(
    _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en_US"
  ) -> String? {
    let range = NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: range, startingAt: start, wrap: wrap, language: language)
    guard found.location != NSNotFound else {
      #expect(found.length == 0)
      return nil
    }
    return (text as NSString).substring(with: found)
  }

  @Test(
    "TextChecking.CK1. The first misspelled word from an offset on",
    arguments: [
      ("This is correct, isn't it? Don’t worry.", nil), ("Thsi is wrng", "Thsi"), ("", nil),
      ("😀 héllo tehre", "héllo"), ("Call H2O or B612", nil), ("...", nil),
    ] as [(String, String?)])
  func words(_ text: String, _ expected: String?) {
    #expect(misspelled(text) == expected)
  }

  @Test("TextChecking.CK1. The search wraps to the start of the range")
  func wrapping() {
    #expect(misspelled("Thsi is wrng", from: 4) == "wrng")
    #expect(misspelled("Thsi is right", from: 4) == nil)
    #expect(misspelled("Thsi is right", from: 4, wrap: true) == "Thsi")
    let text = "wrng words wrng"
    let part = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 5, length: 5), startingAt: 5, wrap: true,
      language: "en_US")
    #expect(part.location == NSNotFound)
  }

  @Test("TextChecking.CK2, TextChecking.CK3. Guesses and completions")
  func suggestions() throws {
    let word = NSRange(location: 4, length: 5)
    let guesses = checker.guesses(forWordRange: word, in: "See tehre", language: "en_US")
    #expect(try #require(guesses).contains("there"))
    #expect(
      checker.guesses(forWordRange: NSRange(location: 0, length: 3), in: "See", language: "en_US")
        == [])
    let start = NSRange(location: 0, length: 5)
    let completions = try #require(
      checker.completions(forPartialWordRange: start, in: "Elepha", language: "en_US"))
    #expect(completions.contains("Elephant") && completions == completions.sorted())
    #expect(completions.allSatisfy { $0.hasPrefix("Eleph") } && completions.count <= 20)
  }

  @Test("TextChecking.CK4. Languages with and without a dictionary")
  func languages() {
    #expect(UITextChecker.availableLanguages.contains("en_US"))
    #expect(
      misspelled("Thsi", language: "en-GB") == "Thsi"
        && misspelled("Thsi", language: "en") == "Thsi")
    #expect(misspelled("Thsi", language: "tlh") == nil)
    let word = NSRange(location: 0, length: 4)
    #expect(checker.guesses(forWordRange: word, in: "Thsi", language: "tlh") == nil)
    #expect(checker.completions(forPartialWordRange: word, in: "Thsi", language: "") == nil)
  }

  @Test("TextChecking.CK5. Ignored words of one checker, and learned words of the app")
  func ownWords() {
    checker.ignoreWord("wrng")
    #expect(misspelled("wrng") == nil && checker.ignoredWords == ["wrng"])
    let other = UITextChecker()
    let range = NSRange(location: 0, length: 4)
    func found() -> Int {
      other.rangeOfMisspelledWord(
        in: "wrng", range: range, startingAt: 0, wrap: false, language: "en_US"
      ).location
    }
    #expect(found() == 0)
    UITextChecker.learnWord("wrng")
    defer { UITextChecker.unlearnWord("wrng") }
    #expect(found() == NSNotFound && UITextChecker.hasLearnedWord("wrng"))
    let completions = other.completions(
      forPartialWordRange: NSRange(location: 0, length: 2), in: "wrng", language: "en_US")
    #expect(completions?.first == "wrng")
    UITextChecker.unlearnWord("wrng")
    #expect(found() == 0)
    other.ignoredWords = nil
    #expect(other.ignoredWords == [])
  }
}
