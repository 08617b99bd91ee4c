/// The attributes of a text, which can be compared.
package struct TextAttributes: Equatable {
  package let values: [NSAttributedString.Key: Any]?

  package init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

  /// Returns whether two texts with these attributes are equal.
  package static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.text == right.text
  }

  private var text: NSAttributedString? {
    values.map { NSAttributedString(string: " ", attributes: $0) }
  }
}
