/// A measurer of text.
package protocol TextRuler {
  /// Returns the width and height of one line of text, in points.
  func size(of text: String, style: LabelStyle) -> (width: Double, height: Double)
}

extension TextRuler {
  /// Truncates a text in the middle until it fits.
  ///
  /// File names differ at their start and end, so the middle is the least important part.
  ///
  /// - Parameter width: The available width, in points.
  /// - Returns: The text, or its start and end around an ellipsis.
  package func fit(_ text: String, style: LabelStyle, width: Double) -> String {
    if size(of: text, style: style).width <= width { return text }
    let letters = Array(text)
    func shortened(_ count: Int) -> String {
      String(letters.prefix((count + 1) / 2)) + "…" + String(letters.suffix(count / 2))
    }
    // A binary search: `low` characters fit, `high` do not.
    var low = 0
    var high = letters.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if size(of: shortened(middle), style: style).width <= width {
        low = middle
      } else {
        high = middle
      }
    }
    return shortened(low)
  }
}
