import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

@Suite("Random use of the keyboard")
@MainActor
struct KeyboardPropertyTests {
  @Test(
    "Keyboards.NO3. Random keys, rotations and changes of focus leave no keyboard half up.",
    arguments: 1...4)
  func randomUse(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let phone = SimulatedPhone(seed % 2 == 0 ? .iPhone8 : .current)
    let app = phone.launchTypingApp()
    for field in [app.field, app.other] { field.autocapitalizationType = .none }
    app.notes.autocapitalizationType = .none
    let inputs: [UIView & UIKeyInput] = [app.field, app.other, app.notes]
    var expected = ["", "", ""]
    func editor() -> Int? { inputs.firstIndex { $0.isFirstResponder } }
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: inputs[Int.random(in: 0..<3, using: &random)].becomeFirstResponder()
      case 1: app.view.endEditing(true)
      case 2:
        let ways: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        phone.rotate(to: ways[Int.random(in: 0..<3, using: &random)])
        phone.wait(1)
      case 3:
        phone.press(.side)
        phone.wait(0.2)
        phone.press(.side)
      default:
        phone.wait(0.5)
        guard let place = editor() else { continue }
        let letters = Array("abcxyz")
        let letter = letters[Int.random(in: 0..<letters.count, using: &random)]
        if Int.random(in: 0..<4, using: &random) == 0 {
          try phone.tap("delete")
          if !expected[place].isEmpty { expected[place].removeLast() }
        } else {
          try phone.tap(String(letter))
          expected[place].append(letter)
        }
        phone.wait(0.1)
      }
      if Bool.random(using: &random) { phone.wait(0.3) }
    }
    phone.wait(1)
    #expect([app.field.text, app.other.text, app.notes.text] == expected)
    #expect(phone.isKeyboardShown == (editor() != nil))
    #expect((phone.element(label: "shift") != nil) == (editor() != nil))
    let events = app.events.filter { $0 != "begin" && $0 != "end" }
    #expect(isBalanced(events), "\(events)")
  }

  /// Returns whether each movement is announced before and after it.
  private func isBalanced(_ events: [String]) -> Bool {
    guard events.count.isMultiple(of: 4) else { return false }
    return stride(from: 0, to: events.count, by: 4).allSatisfy { start in
      let part = Array(events[start..<start + 4])
      return part == ["willChange", "willShow", "didChange", "didShow"]
        || part == ["willChange", "willHide", "didChange", "didHide"]
    }
  }
}

/// A generator of the same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
