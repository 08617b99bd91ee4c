import TactusPhoneLink

/// A step by which the rotor extends the selection of the text that is edited (VoiceOver.ED5).
enum SelectionStep: Sendable, Equatable, CaseIterable {
  case character, word, line, all

  /// The length of the movement; `nil` for the whole text.
  var unit: TextMotion.Unit? {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    case .all: nil
    }
  }

  /// The name that is spoken.
  var name: VoiceOverPhrase {
    switch self {
    case .character: .unitCharacter
    case .word: .unitWord
    case .line: .unitLine
    case .all: .commandSelectAll
    }
  }
}

extension TextCommand {
  /// The name that is spoken.
  var name: VoiceOverPhrase {
    switch self {
    case .select: .commandSelect
    case .selectAll: .commandSelectAll
    case .cut: .commandCut
    case .copy: .commandCopy
    case .paste: .commandPaste
    }
  }
}
