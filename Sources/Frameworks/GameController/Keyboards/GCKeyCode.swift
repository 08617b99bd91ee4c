/// The code of a key: its usage in USB's page of keyboards.
///
/// - Source: USB's HID Usage Tables, page 7. Confidence: documented.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  /// The usage.
  public var rawValue: CFIndex

  /// Creates a code of its usage.
  public init(rawValue: CFIndex) { self.rawValue = rawValue }
}

extension GCKeyCode {
  /// The key A.
  public static let keyA = GCKeyCode(rawValue: 4)
  /// The key B.
  public static let keyB = GCKeyCode(rawValue: 5)
  /// The key C.
  public static let keyC = GCKeyCode(rawValue: 6)
  /// The key D.
  public static let keyD = GCKeyCode(rawValue: 7)
  /// The key E.
  public static let keyE = GCKeyCode(rawValue: 8)
  /// The key F.
  public static let keyF = GCKeyCode(rawValue: 9)
  /// The key G.
  public static let keyG = GCKeyCode(rawValue: 10)
  /// The key H.
  public static let keyH = GCKeyCode(rawValue: 11)
  /// The key I.
  public static let keyI = GCKeyCode(rawValue: 12)
  /// The key J.
  public static let keyJ = GCKeyCode(rawValue: 13)
  /// The key K.
  public static let keyK = GCKeyCode(rawValue: 14)
  /// The key L.
  public static let keyL = GCKeyCode(rawValue: 15)
  /// The key M.
  public static let keyM = GCKeyCode(rawValue: 16)
  /// The key N.
  public static let keyN = GCKeyCode(rawValue: 17)
  /// The key O.
  public static let keyO = GCKeyCode(rawValue: 18)
  /// The key P.
  public static let keyP = GCKeyCode(rawValue: 19)
  /// The key Q.
  public static let keyQ = GCKeyCode(rawValue: 20)
  /// The key R.
  public static let keyR = GCKeyCode(rawValue: 21)
  /// The key S.
  public static let keyS = GCKeyCode(rawValue: 22)
  /// The key T.
  public static let keyT = GCKeyCode(rawValue: 23)
  /// The key U.
  public static let keyU = GCKeyCode(rawValue: 24)
  /// The key V.
  public static let keyV = GCKeyCode(rawValue: 25)
  /// The key W.
  public static let keyW = GCKeyCode(rawValue: 26)
  /// The key X.
  public static let keyX = GCKeyCode(rawValue: 27)
  /// The key Y.
  public static let keyY = GCKeyCode(rawValue: 28)
  /// The key Z.
  public static let keyZ = GCKeyCode(rawValue: 29)
  /// The key `1`.
  public static let one = GCKeyCode(rawValue: 30)
  /// The key `2`.
  public static let two = GCKeyCode(rawValue: 31)
  /// The key `3`.
  public static let three = GCKeyCode(rawValue: 32)
  /// The key `4`.
  public static let four = GCKeyCode(rawValue: 33)
  /// The key `5`.
  public static let five = GCKeyCode(rawValue: 34)
  /// The key `6`.
  public static let six = GCKeyCode(rawValue: 35)
  /// The key `7`.
  public static let seven = GCKeyCode(rawValue: 36)
  /// The key `8`.
  public static let eight = GCKeyCode(rawValue: 37)
  /// The key `9`.
  public static let nine = GCKeyCode(rawValue: 38)
  /// The key `0`.
  public static let zero = GCKeyCode(rawValue: 39)
  /// The Return key of the main block.
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  /// The Escape key.
  public static let escape = GCKeyCode(rawValue: 41)
  /// The Backspace key.
  public static let deleteOrBackspace = GCKeyCode(rawValue: 42)
  /// The Tab key.
  public static let tab = GCKeyCode(rawValue: 43)
  /// The space bar.
  public static let spacebar = GCKeyCode(rawValue: 44)
  /// The key `-`.
  public static let hyphen = GCKeyCode(rawValue: 45)
  /// The key `=`.
  public static let equalSign = GCKeyCode(rawValue: 46)
  /// The key `[`.
  public static let openBracket = GCKeyCode(rawValue: 47)
  /// The key `]`.
  public static let closeBracket = GCKeyCode(rawValue: 48)
  /// The key `\`.
  public static let backslash = GCKeyCode(rawValue: 49)
  /// The key `#` of keyboards outside of the United States.
  public static let nonUSPound = GCKeyCode(rawValue: 50)
  /// The key `;`.
  public static let semicolon = GCKeyCode(rawValue: 51)
  /// The key `'`.
  public static let quote = GCKeyCode(rawValue: 52)
  /// The key with the grave accent and the tilde.
  public static let graveAccentAndTilde = GCKeyCode(rawValue: 53)
  /// The key `,`.
  public static let comma = GCKeyCode(rawValue: 54)
  /// The key `.`.
  public static let period = GCKeyCode(rawValue: 55)
  /// The key `/`.
  public static let slash = GCKeyCode(rawValue: 56)
  /// The Caps Lock key.
  public static let capsLock = GCKeyCode(rawValue: 57)
  /// The key F1.
  public static let F1 = GCKeyCode(rawValue: 58)
  /// The key F2.
  public static let F2 = GCKeyCode(rawValue: 59)
  /// The key F3.
  public static let F3 = GCKeyCode(rawValue: 60)
  /// The key F4.
  public static let F4 = GCKeyCode(rawValue: 61)
  /// The key F5.
  public static let F5 = GCKeyCode(rawValue: 62)
  /// The key F6.
  public static let F6 = GCKeyCode(rawValue: 63)
  /// The key F7.
  public static let F7 = GCKeyCode(rawValue: 64)
  /// The key F8.
  public static let F8 = GCKeyCode(rawValue: 65)
  /// The key F9.
  public static let F9 = GCKeyCode(rawValue: 66)
  /// The key F10.
  public static let F10 = GCKeyCode(rawValue: 67)
  /// The key F11.
  public static let F11 = GCKeyCode(rawValue: 68)
  /// The key F12.
  public static let F12 = GCKeyCode(rawValue: 69)
  /// The Print Screen key.
  public static let printScreen = GCKeyCode(rawValue: 70)
  /// The Scroll Lock key.
  public static let scrollLock = GCKeyCode(rawValue: 71)
  /// The Pause key.
  public static let pause = GCKeyCode(rawValue: 72)
  /// The Insert key.
  public static let insert = GCKeyCode(rawValue: 73)
  /// The Home key.
  public static let home = GCKeyCode(rawValue: 74)
  /// The Page Up key.
  public static let pageUp = GCKeyCode(rawValue: 75)
  /// The Delete key, which removes the character ahead.
  public static let deleteForward = GCKeyCode(rawValue: 76)
  /// The End key.
  public static let end = GCKeyCode(rawValue: 77)
  /// The Page Down key.
  public static let pageDown = GCKeyCode(rawValue: 78)
  /// The right arrow key.
  public static let rightArrow = GCKeyCode(rawValue: 79)
  /// The left arrow key.
  public static let leftArrow = GCKeyCode(rawValue: 80)
  /// The down arrow key.
  public static let downArrow = GCKeyCode(rawValue: 81)
  /// The up arrow key.
  public static let upArrow = GCKeyCode(rawValue: 82)
  /// The keypad's Num Lock key.
  public static let keypadNumLock = GCKeyCode(rawValue: 83)
  /// The keypad's `/`.
  public static let keypadSlash = GCKeyCode(rawValue: 84)
  /// The keypad's `*`.
  public static let keypadAsterisk = GCKeyCode(rawValue: 85)
  /// The keypad's `-`.
  public static let keypadHyphen = GCKeyCode(rawValue: 86)
  /// The keypad's `+`.
  public static let keypadPlus = GCKeyCode(rawValue: 87)
  /// The keypad's Enter key.
  public static let keypadEnter = GCKeyCode(rawValue: 88)
  /// The keypad's `1`.
  public static let keypad1 = GCKeyCode(rawValue: 89)
  /// The keypad's `2`.
  public static let keypad2 = GCKeyCode(rawValue: 90)
  /// The keypad's `3`.
  public static let keypad3 = GCKeyCode(rawValue: 91)
  /// The keypad's `4`.
  public static let keypad4 = GCKeyCode(rawValue: 92)
  /// The keypad's `5`.
  public static let keypad5 = GCKeyCode(rawValue: 93)
  /// The keypad's `6`.
  public static let keypad6 = GCKeyCode(rawValue: 94)
  /// The keypad's `7`.
  public static let keypad7 = GCKeyCode(rawValue: 95)
  /// The keypad's `8`.
  public static let keypad8 = GCKeyCode(rawValue: 96)
  /// The keypad's `9`.
  public static let keypad9 = GCKeyCode(rawValue: 97)
  /// The keypad's `0`.
  public static let keypad0 = GCKeyCode(rawValue: 98)
  /// The keypad's decimal point.
  public static let keypadPeriod = GCKeyCode(rawValue: 99)
  /// The key between the left Shift key and Z on non-US keyboards.
  public static let nonUSBackslash = GCKeyCode(rawValue: 100)
  /// The Application key, which opens a context menu.
  public static let application = GCKeyCode(rawValue: 101)
  /// The Power key.
  public static let power = GCKeyCode(rawValue: 102)
  /// The keypad's `=`.
  public static let keypadEqualSign = GCKeyCode(rawValue: 103)
  /// The key F13.
  public static let F13 = GCKeyCode(rawValue: 104)
  /// The key F14.
  public static let F14 = GCKeyCode(rawValue: 105)
  /// The key F15.
  public static let F15 = GCKeyCode(rawValue: 106)
  /// The key F16.
  public static let F16 = GCKeyCode(rawValue: 107)
  /// The key F17.
  public static let F17 = GCKeyCode(rawValue: 108)
  /// The key F18.
  public static let F18 = GCKeyCode(rawValue: 109)
  /// The key F19.
  public static let F19 = GCKeyCode(rawValue: 110)
  /// The key F20.
  public static let F20 = GCKeyCode(rawValue: 111)
  /// The key international 1.
  public static let international1 = GCKeyCode(rawValue: 135)
  /// The key international 2.
  public static let international2 = GCKeyCode(rawValue: 136)
  /// The key international 3.
  public static let international3 = GCKeyCode(rawValue: 137)
  /// The key international 4.
  public static let international4 = GCKeyCode(rawValue: 138)
  /// The key international 5.
  public static let international5 = GCKeyCode(rawValue: 139)
  /// The key international 6.
  public static let international6 = GCKeyCode(rawValue: 140)
  /// The key international 7.
  public static let international7 = GCKeyCode(rawValue: 141)
  /// The key international 8.
  public static let international8 = GCKeyCode(rawValue: 142)
  /// The key international 9.
  public static let international9 = GCKeyCode(rawValue: 143)
  /// The key LANG1.
  public static let LANG1 = GCKeyCode(rawValue: 144)
  /// The key LANG2.
  public static let LANG2 = GCKeyCode(rawValue: 145)
  /// The key LANG3.
  public static let LANG3 = GCKeyCode(rawValue: 146)
  /// The key LANG4.
  public static let LANG4 = GCKeyCode(rawValue: 147)
  /// The key LANG5.
  public static let LANG5 = GCKeyCode(rawValue: 148)
  /// The key LANG6.
  public static let LANG6 = GCKeyCode(rawValue: 149)
  /// The key LANG7.
  public static let LANG7 = GCKeyCode(rawValue: 150)
  /// The key LANG8.
  public static let LANG8 = GCKeyCode(rawValue: 151)
  /// The key LANG9.
  public static let LANG9 = GCKeyCode(rawValue: 152)
  /// The left Control key.
  public static let leftControl = GCKeyCode(rawValue: 224)
  /// The left Shift key.
  public static let leftShift = GCKeyCode(rawValue: 225)
  /// The left Alt or Option key.
  public static let leftAlt = GCKeyCode(rawValue: 226)
  /// The left Command or Windows key.
  public static let leftGUI = GCKeyCode(rawValue: 227)
  /// The right Control key.
  public static let rightControl = GCKeyCode(rawValue: 228)
  /// The right Shift key.
  public static let rightShift = GCKeyCode(rawValue: 229)
  /// The right Alt or Option key.
  public static let rightAlt = GCKeyCode(rawValue: 230)
  /// The right Command or Windows key.
  public static let rightGUI = GCKeyCode(rawValue: 231)

  /// The codes of all named keys.
  static let all: [GCKeyCode] =
    (Array(4...111) + Array(135...152) + Array(224...231)).map { GCKeyCode(rawValue: $0) }
}
