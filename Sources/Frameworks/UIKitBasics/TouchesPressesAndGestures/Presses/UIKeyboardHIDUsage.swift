/// The keys of a keyboard, numbered as on the keyboard page of the USB HID usage tables
/// (documented).
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The error code for too many keys.
  case keyboardErrorRollOver = 1
  /// The error code for a failed self-test.
  case keyboardPOSTFail = 2
  /// The error code for an undefined error.
  case keyboardErrorUndefined = 3
  /// The key “A”.
  case keyboardA = 4
  /// The key “B”.
  case keyboardB = 5
  /// The key “C”.
  case keyboardC = 6
  /// The key “D”.
  case keyboardD = 7
  /// The key “E”.
  case keyboardE = 8
  /// The key “F”.
  case keyboardF = 9
  /// The key “G”.
  case keyboardG = 10
  /// The key “H”.
  case keyboardH = 11
  /// The key “I”.
  case keyboardI = 12
  /// The key “J”.
  case keyboardJ = 13
  /// The key “K”.
  case keyboardK = 14
  /// The key “L”.
  case keyboardL = 15
  /// The key “M”.
  case keyboardM = 16
  /// The key “N”.
  case keyboardN = 17
  /// The key “O”.
  case keyboardO = 18
  /// The key “P”.
  case keyboardP = 19
  /// The key “Q”.
  case keyboardQ = 20
  /// The key “R”.
  case keyboardR = 21
  /// The key “S”.
  case keyboardS = 22
  /// The key “T”.
  case keyboardT = 23
  /// The key “U”.
  case keyboardU = 24
  /// The key “V”.
  case keyboardV = 25
  /// The key “W”.
  case keyboardW = 26
  /// The key “X”.
  case keyboardX = 27
  /// The key “Y”.
  case keyboardY = 28
  /// The key “Z”.
  case keyboardZ = 29
  /// The key “1”.
  case keyboard1 = 30
  /// The key “2”.
  case keyboard2 = 31
  /// The key “3”.
  case keyboard3 = 32
  /// The key “4”.
  case keyboard4 = 33
  /// The key “5”.
  case keyboard5 = 34
  /// The key “6”.
  case keyboard6 = 35
  /// The key “7”.
  case keyboard7 = 36
  /// The key “8”.
  case keyboard8 = 37
  /// The key “9”.
  case keyboard9 = 38
  /// The key “0”.
  case keyboard0 = 39
  /// The key “Return Or Enter”.
  case keyboardReturnOrEnter = 40
  /// The key “Escape”.
  case keyboardEscape = 41
  /// The key “Delete Or Backspace”.
  case keyboardDeleteOrBackspace = 42
  /// The key “Tab”.
  case keyboardTab = 43
  /// The key “Spacebar”.
  case keyboardSpacebar = 44
  /// The key “Hyphen”.
  case keyboardHyphen = 45
  /// The key “Equal Sign”.
  case keyboardEqualSign = 46
  /// The key “Open Bracket”.
  case keyboardOpenBracket = 47
  /// The key “Close Bracket”.
  case keyboardCloseBracket = 48
  /// The key “Backslash”.
  case keyboardBackslash = 49
  /// The key “Non USPound”.
  case keyboardNonUSPound = 50
  /// The key “Semicolon”.
  case keyboardSemicolon = 51
  /// The key “Quote”.
  case keyboardQuote = 52
  /// The key “Grave Accent And Tilde”.
  case keyboardGraveAccentAndTilde = 53
  /// The key “Comma”.
  case keyboardComma = 54
  /// The key “Period”.
  case keyboardPeriod = 55
  /// The key “Slash”.
  case keyboardSlash = 56
  /// The key “Caps Lock”.
  case keyboardCapsLock = 57
  /// The key “F1”.
  case keyboardF1 = 58
  /// The key “F2”.
  case keyboardF2 = 59
  /// The key “F3”.
  case keyboardF3 = 60
  /// The key “F4”.
  case keyboardF4 = 61
  /// The key “F5”.
  case keyboardF5 = 62
  /// The key “F6”.
  case keyboardF6 = 63
  /// The key “F7”.
  case keyboardF7 = 64
  /// The key “F8”.
  case keyboardF8 = 65
  /// The key “F9”.
  case keyboardF9 = 66
  /// The key “F10”.
  case keyboardF10 = 67
  /// The key “F11”.
  case keyboardF11 = 68
  /// The key “F12”.
  case keyboardF12 = 69
  /// The key “Print Screen”.
  case keyboardPrintScreen = 70
  /// The key “Scroll Lock”.
  case keyboardScrollLock = 71
  /// The key “Pause”.
  case keyboardPause = 72
  /// The key “Insert”.
  case keyboardInsert = 73
  /// The key “Home”.
  case keyboardHome = 74
  /// The key “Page Up”.
  case keyboardPageUp = 75
  /// The key “Delete Forward”.
  case keyboardDeleteForward = 76
  /// The key “End”.
  case keyboardEnd = 77
  /// The key “Page Down”.
  case keyboardPageDown = 78
  /// The key “Right Arrow”.
  case keyboardRightArrow = 79
  /// The key “Left Arrow”.
  case keyboardLeftArrow = 80
  /// The key “Down Arrow”.
  case keyboardDownArrow = 81
  /// The key “Up Arrow”.
  case keyboardUpArrow = 82
  /// “Num Lock” on the keypad.
  case keypadNumLock = 83
  /// “Slash” on the keypad.
  case keypadSlash = 84
  /// “Asterisk” on the keypad.
  case keypadAsterisk = 85
  /// “Hyphen” on the keypad.
  case keypadHyphen = 86
  /// “Plus” on the keypad.
  case keypadPlus = 87
  /// “Enter” on the keypad.
  case keypadEnter = 88
  /// “1” on the keypad.
  case keypad1 = 89
  /// “2” on the keypad.
  case keypad2 = 90
  /// “3” on the keypad.
  case keypad3 = 91
  /// “4” on the keypad.
  case keypad4 = 92
  /// “5” on the keypad.
  case keypad5 = 93
  /// “6” on the keypad.
  case keypad6 = 94
  /// “7” on the keypad.
  case keypad7 = 95
  /// “8” on the keypad.
  case keypad8 = 96
  /// “9” on the keypad.
  case keypad9 = 97
  /// “0” on the keypad.
  case keypad0 = 98
  /// “Period” on the keypad.
  case keypadPeriod = 99
  /// The key “Non USBackslash”.
  case keyboardNonUSBackslash = 100
  /// The key “Application”.
  case keyboardApplication = 101
  /// The key “Power”.
  case keyboardPower = 102
  /// “Equal Sign” on the keypad.
  case keypadEqualSign = 103
  /// The key “F13”.
  case keyboardF13 = 104
  /// The key “F14”.
  case keyboardF14 = 105
  /// The key “F15”.
  case keyboardF15 = 106
  /// The key “F16”.
  case keyboardF16 = 107
  /// The key “F17”.
  case keyboardF17 = 108
  /// The key “F18”.
  case keyboardF18 = 109
  /// The key “F19”.
  case keyboardF19 = 110
  /// The key “F20”.
  case keyboardF20 = 111
  /// The key “F21”.
  case keyboardF21 = 112
  /// The key “F22”.
  case keyboardF22 = 113
  /// The key “F23”.
  case keyboardF23 = 114
  /// The key “F24”.
  case keyboardF24 = 115
  /// The key “Execute”.
  case keyboardExecute = 116
  /// The key “Help”.
  case keyboardHelp = 117
  /// The key “Menu”.
  case keyboardMenu = 118
  /// The key “Select”.
  case keyboardSelect = 119
  /// The key “Stop”.
  case keyboardStop = 120
  /// The key “Again”.
  case keyboardAgain = 121
  /// The key “Undo”.
  case keyboardUndo = 122
  /// The key “Cut”.
  case keyboardCut = 123
  /// The key “Copy”.
  case keyboardCopy = 124
  /// The key “Paste”.
  case keyboardPaste = 125
  /// The key “Find”.
  case keyboardFind = 126
  /// The key “Mute”.
  case keyboardMute = 127
  /// The key “Volume Up”.
  case keyboardVolumeUp = 128
  /// The key “Volume Down”.
  case keyboardVolumeDown = 129
  /// The key “Locking Caps Lock”.
  case keyboardLockingCapsLock = 130
  /// The key “Locking Num Lock”.
  case keyboardLockingNumLock = 131
  /// The key “Locking Scroll Lock”.
  case keyboardLockingScrollLock = 132
  /// “Comma” on the keypad.
  case keypadComma = 133
  /// “Equal Sign AS400” on the keypad.
  case keypadEqualSignAS400 = 134
  /// The key “International1”.
  case keyboardInternational1 = 135
  /// The key “International2”.
  case keyboardInternational2 = 136
  /// The key “International3”.
  case keyboardInternational3 = 137
  /// The key “International4”.
  case keyboardInternational4 = 138
  /// The key “International5”.
  case keyboardInternational5 = 139
  /// The key “International6”.
  case keyboardInternational6 = 140
  /// The key “International7”.
  case keyboardInternational7 = 141
  /// The key “International8”.
  case keyboardInternational8 = 142
  /// The key “International9”.
  case keyboardInternational9 = 143
  /// The key “LANG1”.
  case keyboardLANG1 = 144
  /// The key “LANG2”.
  case keyboardLANG2 = 145
  /// The key “LANG3”.
  case keyboardLANG3 = 146
  /// The key “LANG4”.
  case keyboardLANG4 = 147
  /// The key “LANG5”.
  case keyboardLANG5 = 148
  /// The key “LANG6”.
  case keyboardLANG6 = 149
  /// The key “LANG7”.
  case keyboardLANG7 = 150
  /// The key “LANG8”.
  case keyboardLANG8 = 151
  /// The key “LANG9”.
  case keyboardLANG9 = 152
  /// The key “Alternate Erase”.
  case keyboardAlternateErase = 153
  /// The key “Sys Req Or Attention”.
  case keyboardSysReqOrAttention = 154
  /// The key “Cancel”.
  case keyboardCancel = 155
  /// The key “Clear”.
  case keyboardClear = 156
  /// The key “Prior”.
  case keyboardPrior = 157
  /// The key “Return”.
  case keyboardReturn = 158
  /// The key “Separator”.
  case keyboardSeparator = 159
  /// The key “Out”.
  case keyboardOut = 160
  /// The key “Oper”.
  case keyboardOper = 161
  /// The key “Clear Or Again”.
  case keyboardClearOrAgain = 162
  /// The key “Cr Sel Or Props”.
  case keyboardCrSelOrProps = 163
  /// The key “Ex Sel”.
  case keyboardExSel = 164
  /// The key “Left Control”.
  case keyboardLeftControl = 224
  /// The key “Left Shift”.
  case keyboardLeftShift = 225
  /// The key “Left Alt”.
  case keyboardLeftAlt = 226
  /// The key “Left GUI”.
  case keyboardLeftGUI = 227
  /// The key “Right Control”.
  case keyboardRightControl = 228
  /// The key “Right Shift”.
  case keyboardRightShift = 229
  /// The key “Right Alt”.
  case keyboardRightAlt = 230
  /// The key “Right GUI”.
  case keyboardRightGUI = 231
  /// No key.
  case keyboard_Reserved = 65535

  // MARK: Aliases

  /// The same key as `keyboardLANG1`.
  public static let keyboardHangul = Self.keyboardLANG1
  /// The same key as `keyboardLANG2`.
  public static let keyboardHanja = Self.keyboardLANG2
  /// The same key as `keyboardLANG1`.
  public static let keyboardKanaSwitch = Self.keyboardLANG1
  /// The same key as `keyboardLANG2`.
  public static let keyboardAlphanumericSwitch = Self.keyboardLANG2
  /// The same key as `keyboardLANG3`.
  public static let keyboardKatakana = Self.keyboardLANG3
  /// The same key as `keyboardLANG4`.
  public static let keyboardHiragana = Self.keyboardLANG4
  /// The same key as `keyboardLANG5`.
  public static let keyboardZenkakuHankakuKanji = Self.keyboardLANG5
}
