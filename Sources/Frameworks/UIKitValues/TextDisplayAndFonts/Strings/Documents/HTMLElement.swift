/// An open element of an HTML document, with the styles that its contents inherit.
struct HTMLElement {
  let name: String
  var classes: [Substring] = []
  var identifier: String?
  var style: DocumentTextStyle
  var paragraph: ParagraphValues
  /// Whether the element begins and ends paragraphs.
  var isBlock = false
  /// Whether white space is preserved.
  var isPreformatted = false
  /// Whether the contents are not shown.
  var isHidden = false
  /// The nesting depth of lists.
  var listDepth = 0
  /// The number of the next item of an ordered list; `nil` for other elements.
  var nextNumber: Int?
}
