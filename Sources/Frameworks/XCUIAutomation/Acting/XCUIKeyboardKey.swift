/// A key of a keyboard, or the character that it types.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // The characters are those of AppKit's function keys, except for the modifier keys, which have
  // none there.
  //
  // - Source: AppKit's public constants `NSUpArrowFunctionKey` …; a guess for modifier keys.

  /// The Delete key.
  public static let delete = XCUIKeyboardKey("\u{8}")
  /// The Return key.
  public static let `return` = XCUIKeyboardKey("\r")
  /// The Enter key.
  public static let enter = XCUIKeyboardKey("\u{3}")
  /// The Tab key.
  public static let tab = XCUIKeyboardKey("\t")
  /// The Space bar.
  public static let space = XCUIKeyboardKey(" ")
  /// The Escape key.
  public static let escape = XCUIKeyboardKey("\u{1B}")
  /// The Up arrow.
  public static let upArrow = XCUIKeyboardKey("\u{F700}")
  /// The Down arrow.
  public static let downArrow = XCUIKeyboardKey("\u{F701}")
  /// The Left arrow.
  public static let leftArrow = XCUIKeyboardKey("\u{F702}")
  /// The Right arrow.
  public static let rightArrow = XCUIKeyboardKey("\u{F703}")
  /// The first function key.
  public static let F1 = XCUIKeyboardKey("\u{F704}")
  /// The second function key.
  public static let F2 = XCUIKeyboardKey("\u{F705}")
  /// The third function key.
  public static let F3 = XCUIKeyboardKey("\u{F706}")
  /// The fourth function key.
  public static let F4 = XCUIKeyboardKey("\u{F707}")
  /// The fifth function key.
  public static let F5 = XCUIKeyboardKey("\u{F708}")
  /// The sixth function key.
  public static let F6 = XCUIKeyboardKey("\u{F709}")
  /// The seventh function key.
  public static let F7 = XCUIKeyboardKey("\u{F70A}")
  /// The eighth function key.
  public static let F8 = XCUIKeyboardKey("\u{F70B}")
  /// The ninth function key.
  public static let F9 = XCUIKeyboardKey("\u{F70C}")
  /// The tenth function key.
  public static let F10 = XCUIKeyboardKey("\u{F70D}")
  /// The eleventh function key.
  public static let F11 = XCUIKeyboardKey("\u{F70E}")
  /// The twelfth function key.
  public static let F12 = XCUIKeyboardKey("\u{F70F}")
  /// The thirteenth function key.
  public static let F13 = XCUIKeyboardKey("\u{F710}")
  /// The fourteenth function key.
  public static let F14 = XCUIKeyboardKey("\u{F711}")
  /// The fifteenth function key.
  public static let F15 = XCUIKeyboardKey("\u{F712}")
  /// The sixteenth function key.
  public static let F16 = XCUIKeyboardKey("\u{F713}")
  /// The seventeenth function key.
  public static let F17 = XCUIKeyboardKey("\u{F714}")
  /// The eighteenth function key.
  public static let F18 = XCUIKeyboardKey("\u{F715}")
  /// The nineteenth function key.
  public static let F19 = XCUIKeyboardKey("\u{F716}")
  /// The key that deletes what follows the insertion point.
  public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
  /// The Home key.
  public static let home = XCUIKeyboardKey("\u{F729}")
  /// The End key.
  public static let end = XCUIKeyboardKey("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = XCUIKeyboardKey("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = XCUIKeyboardKey("\u{F72D}")
  /// The Clear key.
  public static let clear = XCUIKeyboardKey("\u{F739}")
  /// The Help key.
  public static let help = XCUIKeyboardKey("\u{F746}")
  /// Caps Lock.
  public static let capsLock = XCUIKeyboardKey("\u{F880}")
  /// The left Shift key.
  public static let shift = XCUIKeyboardKey("\u{F881}")
  /// The left Control key.
  public static let control = XCUIKeyboardKey("\u{F882}")
  /// The left Option key.
  public static let option = XCUIKeyboardKey("\u{F883}")
  /// The left Command key.
  public static let command = XCUIKeyboardKey("\u{F884}")
  /// The right Shift key.
  public static let rightShift = XCUIKeyboardKey("\u{F885}")
  /// The right Control key.
  public static let rightControl = XCUIKeyboardKey("\u{F886}")
  /// The right Option key.
  public static let rightOption = XCUIKeyboardKey("\u{F887}")
  /// The right Command key.
  public static let rightCommand = XCUIKeyboardKey("\u{F888}")
  /// The Function key.
  public static let secondaryFn = XCUIKeyboardKey("\u{F889}")
}
