/// An RTF token.
enum RichTextToken: Equatable {
  /// The beginning of a group.
  case groupStart
  /// The end of a group.
  case groupEnd
  /// A control word with its number, such as `fs24`, or a control symbol, such as `~`.
  case control(String, Int?)
  /// A byte in hexadecimal notation.
  case hexByte(UInt8)
  /// A byte of text.
  case byte(UInt8)
}
