/// The editing commands of keys.
///
/// Steps TextFields.TF20 and TextFields.TF21.
package enum EditCommand: Equatable {
  case insert(String)
  case delete(CaretMotion)
  case move(CaretMotion, extends: Bool)
  case selectAll, cut, copy, paste, undo, redo, find, findNext, findPrevious

  /// Creates the command of a key; fails if the key has none.
  @MainActor
  package init?(_ key: UIKey) {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if held.contains(.command) {
      self.init(withCommand: key, isShifted: held.contains(.shift))
    } else {
      self.init(key, held)
    }
  }

  /// Whether the command repeats while the key is held.
  package var repeats: Bool {
    switch self {
    case .insert(let text): text != "\n" && text != "\t"
    case .delete, .move: true
    case .selectAll, .cut, .copy, .paste, .undo, .redo, .find, .findNext, .findPrevious: false
    }
  }

  // MARK: Internals

  @MainActor
  private init?(withCommand key: UIKey, isShifted: Bool) {
    switch key.keyCode {
    case .keyboardLeftArrow: self = .move(.lineStart, extends: isShifted)
    case .keyboardRightArrow: self = .move(.lineEnd, extends: isShifted)
    case .keyboardUpArrow: self = .move(.textStart, extends: isShifted)
    case .keyboardDownArrow: self = .move(.textEnd, extends: isShifted)
    case .keyboardDeleteOrBackspace: self = .delete(.lineStart)
    case .keyboardA: self = .selectAll
    case .keyboardX: self = .cut
    case .keyboardC: self = .copy
    case .keyboardV: self = .paste
    case .keyboardZ: self = isShifted ? .redo : .undo
    case .keyboardF: self = .find
    case .keyboardG: self = isShifted ? .findPrevious : .findNext
    default: return nil
    }
  }

  @MainActor
  private init?(_ key: UIKey, _ held: UIKeyModifierFlags) {
    let (byWord, extends) = (held.contains(.alternate), held.contains(.shift))
    switch key.keyCode {
    case .keyboardLeftArrow: self = .move(byWord ? .wordLeft : .left, extends: extends)
    case .keyboardRightArrow: self = .move(byWord ? .wordRight : .right, extends: extends)
    case .keyboardUpArrow: self = .move(.up, extends: extends)
    case .keyboardDownArrow: self = .move(.down, extends: extends)
    case .keyboardHome: self = .move(.textStart, extends: extends)
    case .keyboardEnd: self = .move(.textEnd, extends: extends)
    case .keyboardDeleteOrBackspace: self = .delete(byWord ? .wordLeft : .left)
    case .keyboardDeleteForward: self = .delete(byWord ? .wordRight : .right)
    case .keyboardReturnOrEnter, .keypadEnter: self = .insert("\n")
    default:
      let text = key.characters
      // Keys without characters have names.
      guard !held.contains(.control), !text.isEmpty, !text.hasPrefix("UIKeyInput") else {
        return nil
      }
      self = .insert(text)
    }
  }
}
