import PhoneTesting
import TactusKeyboard
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

@Suite("Chinese keyboard")
@MainActor
struct PinyinTests {
  private func edit() -> (SimulatedPhone, TypingViewController) {
    let phone = SimulatedPhone(.iPhone8)
    return (phone, phone.edit([.chinese, .english]))
  }

  @Test("Keyboards.IM1. The letters are marked text, and the candidates are above the keys.")
  func composition() throws {
    let (phone, app) = edit()
    try phone.tapKeys("n", "i", "h", "a", "o")
    #expect(app.field.text == "nihao" && app.field.markedTextRange != nil)
    #expect(phone.element(label: "你好") != nil)
    if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
      let file = URL(fileURLWithPath: folder).appending(path: "keyboard-pinyin.png")
      try Data(phone.screenshot(scale: 1)).write(to: file)
    }
    try phone.tapKeys("你好")
    #expect(app.field.text == "你好" && app.field.markedTextRange == nil)
    #expect(UITextInputMode.activeInputModes.first?.primaryLanguage == "zh-Hans")
  }

  @Test("Keyboards.IM1. A candidate for the first letters leaves the others.")
  func partialCandidate() throws {
    let (phone, app) = edit()
    try phone.tapKeys("n", "i", "h", "a", "o", "泥")
    #expect(app.field.text == "泥hao" && app.field.markedTextRange != nil)
    try phone.tapKeys("delete")
    #expect(app.field.text == "泥ha")
    try phone.tapKeys("space")
    #expect(app.field.text?.count == 2 && app.field.text?.hasPrefix("泥") == true)
    #expect(app.field.markedTextRange == nil)
  }

  @Test("Keyboards.IM2. The space bar writes the best candidate, the return key the letters.")
  func ends() throws {
    let (phone, app) = edit()
    try phone.tapKeys("z", "h", "o", "n", "g", "g", "u", "o", "space")
    #expect(app.field.text == "中国")
    try phone.tapKeys("o", "k", "换行")
    #expect(app.field.text == "中国ok" && app.returns == 0)
    try phone.tapKeys("h", "a", "o", "123", "。")
    #expect(app.field.text == "中国ok好。")
    try phone.tapKeys("拼音", "h", "a", "o", "Next keyboard")
    #expect(app.field.text == "中国ok好。hao" && app.field.markedTextRange == nil)
  }

  @Test("Keyboards.IM1. Deleting all letters removes the marked text; then characters are deleted.")
  func deletes() throws {
    let (phone, app) = edit()
    try phone.tapKeys("h", "a", "o", "space", "n", "i", "delete", "delete")
    #expect(app.field.text == "好" && app.field.markedTextRange == nil)
    try phone.tapKeys("delete")
    #expect(app.field.text == "")
  }

  @Test("Keyboards.IM3. Letters that are no Pinyin have no candidates, and long input ends.")
  func garbage() throws {
    var composition = PinyinComposition()
    for _ in 0..<200 { composition.append("u") }
    #expect(composition.letters.count == PinyinComposition.longestInput)
    var random = SeededRandom(seed: 9)
    for _ in 0..<300 {
      composition = PinyinComposition()
      for letter in Self.word(&random) + Self.word(&random) { composition.append(letter) }
      let letters = composition.letters
      guard let index = composition.candidates.indices.randomElement(using: &random) else {
        continue
      }
      let whole = composition.choose(index)
      #expect((whole == nil) == !composition.isEmpty)
      #expect(whole != nil || letters.hasSuffix(composition.letters))
    }
  }

  @Test("Keyboards.IM3. An address of e-mail and secret text are typed with English letters.")
  func unsuitable() throws {
    let (phone, app) = edit()
    app.other.isSecureTextEntry = true
    app.other.becomeFirstResponder()
    phone.wait(0.5)
    phone.type("ni")
    phone.wait(0.3)
    #expect(app.other.text == "ni" && app.other.markedTextRange == nil)
  }

  /// Returns a random word of at most eight letters.
  private static func word(_ random: inout SeededRandom) -> String {
    String(
      (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        "abcdeghinou".randomElement(using: &random)
      })
  }
}
