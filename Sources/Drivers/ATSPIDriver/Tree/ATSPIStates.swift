/// The states of an object on the accessibility bus, one bit each.
///
/// - Source: the headers of AT-SPI 2.46. Confidence: documented.
struct ATSPIStates: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  static let active = Self(bit: 1)
  static let checked = Self(bit: 4)
  static let editable = Self(bit: 7)
  static let enabled = Self(bit: 8)
  static let focusable = Self(bit: 11)
  static let focused = Self(bit: 12)
  static let modal = Self(bit: 16)
  static let multiLine = Self(bit: 17)
  static let selectable = Self(bit: 22)
  static let selected = Self(bit: 23)
  static let sensitive = Self(bit: 24)
  static let showing = Self(bit: 25)
  static let singleLine = Self(bit: 26)
  static let visible = Self(bit: 30)
  static let indeterminate = Self(bit: 32)
  static let checkable = Self(bit: 41)

  /// The states whose changes are events, with their names.
  static let named: [(ATSPIStates, String)] = [
    (.checked, "checked"), (.enabled, "enabled"), (.focused, "focused"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"), (.indeterminate, "indeterminate"),
  ]

  /// The states as the two numbers of the bus.
  var words: [UInt32] {
    [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }
}
