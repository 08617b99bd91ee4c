/// The attributes of a text, which can be compared.
struct TextAttributes: Equatable {
  let values: [NSAttributedString.Key: Any]?

  init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

  /// Returns whether two texts with these attributes are equal.
  static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.text == right.text
  }

  private var text: NSAttributedString? {
    values.map { NSAttributedString(string: " ", attributes: $0) }
  }
}
