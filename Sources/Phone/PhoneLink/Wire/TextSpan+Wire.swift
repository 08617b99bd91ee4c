import TactusTextFormatting

extension TextSpan {
  /// Returns the part as JSON.
  func wireText() throws(LinkError) -> String {
    guard start >= 0, length >= 0 else { throw .malformed }
    return #"{"start":\#(start),"length":\#(length),"text":\#(JSONOutput.quoted(text))}"#
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      start: try fields.whole("start"), length: try fields.whole("length"),
      text: try fields.text("text"))
    guard start >= 0, length >= 0 else { throw .malformed }
  }
}
