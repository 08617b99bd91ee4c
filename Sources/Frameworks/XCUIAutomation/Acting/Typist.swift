import PhoneTesting
import UIKit

/// Types characters on the phone's keyboard.
@MainActor
enum Typist {
  /// Types a character; one that no key types is inserted as the screen's keyboard would.
  static func type(
    _ character: Character, with held: [KeyboardKey], on phone: SimulatedPhone
  ) {
    if let key = keys[character] { return phone.press(key: key, with: held) }
    if let (key, shift) = KeyboardKey.key(for: character) {
      return phone.press(key: key, with: held + (shift ? [.leftShift] : []))
    }
    phone.within(.app) {
      (ElementFinder.firstResponder as? any UIKeyInput)?.insertText(String(character))
    }
    phone.wait(0.05)
  }

  /// The keys for the characters of `XCUIKeyboardKey` that enter no text.
  private static let keys: [Character: KeyboardKey] = {
    let all: [(XCUIKeyboardKey, KeyboardKey)] = [
      (.delete, .deleteOrBackspace), (.enter, .keypadEnter), (.escape, .escape),
      (.upArrow, .upArrow), (.downArrow, .downArrow), (.leftArrow, .leftArrow),
      (.rightArrow, .rightArrow), (.forwardDelete, .deleteForward), (.home, .home), (.end, .end),
      (.pageUp, .pageUp), (.pageDown, .pageDown), (.F1, .f1), (.F2, .f2), (.F3, .f3), (.F4, .f4),
      (.F5, .f5), (.F6, .f6), (.F7, .f7), (.F8, .f8), (.F9, .f9), (.F10, .f10), (.F11, .f11),
      (.F12, .f12), (.capsLock, .capsLock), (.shift, .leftShift), (.control, .leftControl),
      (.option, .leftAlt), (.command, .leftGUI), (.rightShift, .rightShift),
      (.rightControl, .rightControl), (.rightOption, .rightAlt), (.rightCommand, .rightGUI),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { (Character($0.0.rawValue), $0.1) })
  }()
}
