/// A key of a hardware keyboard with the layout of the United States; the raw value is the word on
/// the wire and in scripts.
///
/// The cases have Apple's names from `UIKeyboardHIDUsage`.
public enum KeyboardKey: String, Sendable, CaseIterable {
  /// A letter.
  case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
  /// A digit of the upper row.
  case one = "1", two = "2", three = "3", four = "4", five = "5", six = "6", seven = "7"
  case eight = "8", nine = "9", zero = "0"
  /// A control key beside the letters and digits.
  case returnOrEnter = "return", escape, deleteOrBackspace = "delete", tab, spacebar = "space"
  case hyphen, equalSign = "equal-sign", openBracket = "open-bracket"
  case closeBracket = "close-bracket", backslash, semicolon, quote
  case graveAccentAndTilde = "grave-accent", comma, period, slash, capsLock = "caps-lock"
  /// A function key.
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
  /// A navigation key, or Delete Forward.
  case home, pageUp = "page-up", deleteForward = "delete-forward", end, pageDown = "page-down"
  case rightArrow = "right-arrow", leftArrow = "left-arrow", downArrow = "down-arrow"
  case upArrow = "up-arrow"
  /// A key of the keypad.
  case keypadSlash = "keypad-slash", keypadAsterisk = "keypad-asterisk"
  case keypadHyphen = "keypad-hyphen", keypadPlus = "keypad-plus", keypadEnter = "keypad-enter"
  case keypad1 = "keypad-1", keypad2 = "keypad-2", keypad3 = "keypad-3", keypad4 = "keypad-4"
  case keypad5 = "keypad-5", keypad6 = "keypad-6", keypad7 = "keypad-7", keypad8 = "keypad-8"
  case keypad9 = "keypad-9", keypad0 = "keypad-0", keypadPeriod = "keypad-period"
  /// A modifier key.
  case leftControl = "left-control", leftShift = "left-shift", leftAlt = "left-alt"
  case leftGUI = "left-command", rightControl = "right-control", rightShift = "right-shift"
  case rightAlt = "right-alt", rightGUI = "right-command"

  /// The usage number of the key on the keyboard page of the USB HID usage tables (documented),
  /// which Apple uses too.
  public var usage: Int { Self.table[self]?.usage ?? 0 }

  /// Creates the key with a usage number.
  public init?(usage: Int) {
    guard let key = Self.table.first(where: { $0.value.usage == usage })?.key else { return nil }
    self = key
  }

  /// Returns the key that types a character, and whether it needs Shift; `nil` if no key does.
  public static func key(for character: Character) -> (key: KeyboardKey, shift: Bool)? {
    let text = character == "\n" ? "\r" : String(character)
    for key in allCases {
      guard let entry = table[key] else { continue }
      if entry.plain == text { return (key, false) }
      if entry.shifted == text { return (key, true) }
    }
    return nil
  }

  /// Returns the characters that the key types.
  ///
  /// - Parameters:
  ///   - shift: Whether Shift is held.
  ///   - capsLock: Whether Caps Lock is on; with it, Shift types lowercase letters.
  public func characters(shift: Bool, capsLock: Bool) -> String {
    guard let entry = Self.table[self] else { return "" }
    let isLetter = entry.plain.count == 1 && entry.plain.first?.isLetter == true
    return shift != (capsLock && isLetter) ? entry.shifted : entry.plain
  }

  /// The modifiers that the key contributes while it is held.
  public var modifier: KeyModifiers {
    switch self {
    case .leftShift, .rightShift: .shift
    case .leftControl, .rightControl: .control
    case .leftAlt, .rightAlt: .alternate
    case .leftGUI, .rightGUI: .command
    default: []
    }
  }

  /// Whether the key is on the keypad.
  public var isOnKeypad: Bool { rawValue.hasPrefix("keypad-") }

  // MARK: Internals

  /// The usage number of each key and the characters that it types without and with Shift.
  ///
  /// Keys that type no character have the names of Apple's input constants (documented; that they
  /// arrive as a key's characters is measured by others).
  private static let table: [KeyboardKey: (usage: Int, plain: String, shifted: String)] = [
    .a: (4, "a", "A"),
    .b: (5, "b", "B"),
    .c: (6, "c", "C"),
    .d: (7, "d", "D"),
    .e: (8, "e", "E"),
    .f: (9, "f", "F"),
    .g: (10, "g", "G"),
    .h: (11, "h", "H"),
    .i: (12, "i", "I"),
    .j: (13, "j", "J"),
    .k: (14, "k", "K"),
    .l: (15, "l", "L"),
    .m: (16, "m", "M"),
    .n: (17, "n", "N"),
    .o: (18, "o", "O"),
    .p: (19, "p", "P"),
    .q: (20, "q", "Q"),
    .r: (21, "r", "R"),
    .s: (22, "s", "S"),
    .t: (23, "t", "T"),
    .u: (24, "u", "U"),
    .v: (25, "v", "V"),
    .w: (26, "w", "W"),
    .x: (27, "x", "X"),
    .y: (28, "y", "Y"),
    .z: (29, "z", "Z"),
    .one: (30, "1", "!"),
    .two: (31, "2", "@"),
    .three: (32, "3", "#"),
    .four: (33, "4", "$"),
    .five: (34, "5", "%"),
    .six: (35, "6", "^"),
    .seven: (36, "7", "&"),
    .eight: (37, "8", "*"),
    .nine: (38, "9", "("),
    .zero: (39, "0", ")"),
    .returnOrEnter: (40, "\r", "\r"),
    .escape: (41, "UIKeyInputEscape", "UIKeyInputEscape"),
    .deleteOrBackspace: (42, "\u{8}", "\u{8}"),
    .tab: (43, "\t", "\t"),
    .spacebar: (44, " ", " "),
    .hyphen: (45, "-", "_"),
    .equalSign: (46, "=", "+"),
    .openBracket: (47, "[", "{"),
    .closeBracket: (48, "]", "}"),
    .backslash: (49, "\\", "|"),
    .semicolon: (51, ";", ":"),
    .quote: (52, "'", "\""),
    .graveAccentAndTilde: (53, "`", "~"),
    .comma: (54, ",", "<"),
    .period: (55, ".", ">"),
    .slash: (56, "/", "?"),
    .capsLock: (57, "", ""),
    .f1: (58, "UIKeyInputF1", "UIKeyInputF1"),
    .f2: (59, "UIKeyInputF2", "UIKeyInputF2"),
    .f3: (60, "UIKeyInputF3", "UIKeyInputF3"),
    .f4: (61, "UIKeyInputF4", "UIKeyInputF4"),
    .f5: (62, "UIKeyInputF5", "UIKeyInputF5"),
    .f6: (63, "UIKeyInputF6", "UIKeyInputF6"),
    .f7: (64, "UIKeyInputF7", "UIKeyInputF7"),
    .f8: (65, "UIKeyInputF8", "UIKeyInputF8"),
    .f9: (66, "UIKeyInputF9", "UIKeyInputF9"),
    .f10: (67, "UIKeyInputF10", "UIKeyInputF10"),
    .f11: (68, "UIKeyInputF11", "UIKeyInputF11"),
    .f12: (69, "UIKeyInputF12", "UIKeyInputF12"),
    .home: (74, "UIKeyInputHome", "UIKeyInputHome"),
    .pageUp: (75, "UIKeyInputPageUp", "UIKeyInputPageUp"),
    .deleteForward: (76, "UIKeyInputDelete", "UIKeyInputDelete"),
    .end: (77, "UIKeyInputEnd", "UIKeyInputEnd"),
    .pageDown: (78, "UIKeyInputPageDown", "UIKeyInputPageDown"),
    .rightArrow: (79, "UIKeyInputRightArrow", "UIKeyInputRightArrow"),
    .leftArrow: (80, "UIKeyInputLeftArrow", "UIKeyInputLeftArrow"),
    .downArrow: (81, "UIKeyInputDownArrow", "UIKeyInputDownArrow"),
    .upArrow: (82, "UIKeyInputUpArrow", "UIKeyInputUpArrow"),
    .keypadSlash: (84, "/", "/"),
    .keypadAsterisk: (85, "*", "*"),
    .keypadHyphen: (86, "-", "-"),
    .keypadPlus: (87, "+", "+"),
    .keypadEnter: (88, "\r", "\r"),
    .keypad1: (89, "1", "1"),
    .keypad2: (90, "2", "2"),
    .keypad3: (91, "3", "3"),
    .keypad4: (92, "4", "4"),
    .keypad5: (93, "5", "5"),
    .keypad6: (94, "6", "6"),
    .keypad7: (95, "7", "7"),
    .keypad8: (96, "8", "8"),
    .keypad9: (97, "9", "9"),
    .keypad0: (98, "0", "0"),
    .keypadPeriod: (99, ".", "."),
    .leftControl: (224, "", ""),
    .leftShift: (225, "", ""),
    .leftAlt: (226, "", ""),
    .leftGUI: (227, "", ""),
    .rightControl: (228, "", ""),
    .rightShift: (229, "", ""),
    .rightAlt: (230, "", ""),
    .rightGUI: (231, "", ""),
  ]
}
