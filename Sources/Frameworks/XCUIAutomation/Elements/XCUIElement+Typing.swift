import PhoneTesting
import UIKit

extension XCUIElement {
  /// Types a character with modifier keys held.
  ///
  /// - Parameters:
  ///   - key: The character, or that of an `XCUIKeyboardKey`.
  ///   - flags: The modifier keys.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestFailure.at(file, line) { type(key, flags) }
  }

  /// Types a key with modifier keys held.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestFailure.at(file, line) { type(key.rawValue, modifierFlags) }
  }

  /// Performs actions with modifier keys held.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    guard let phone = SimulatedPhone.ofCurrentTest else { return block() }
    let keys = flags.keys
    for key in keys { phone.key(key, isDown: true) }
    block()
    for key in keys.reversed() { phone.key(key, isDown: false) }
  }

  // MARK: Internals

  /// Types text into the element with the keyboard focus (UITesting.UA9).
  func type(_ text: String, _ flags: KeyModifierFlags) {
    guard let phone = runningPhone("type into") else { return }
    Quiet.wait(on: phone)
    guard let node = found("type into") else { return }
    guard ([node] + node.descendants).contains(where: \.hasKeyboardFocus) else {
      return TestFailure.record(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: \(node.line)")
    }
    let lost = phone.countingLostKeys {
      for character in text { Typist.type(character, with: flags.keys, on: phone) }
    }
    Quiet.wait(on: phone)
    // A key that moves the insertion point, or deletes, is never lost.
    if !text.isEmpty, lost >= text.count {
      TestFailure.record(
        "Failed to synthesize event: nothing takes the text '\(text)'. "
          + "Event dispatch snapshot: \(node.line)")
    }
  }
}

extension XCUIElement.KeyModifierFlags {
  /// The keys of the phone's keyboard.
  var keys: [KeyboardKey] {
    let all: [(Self, KeyboardKey)] = [
      (.capsLock, .capsLock), (.shift, .leftShift), (.control, .leftControl),
      (.option, .leftAlt), (.command, .leftGUI),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
