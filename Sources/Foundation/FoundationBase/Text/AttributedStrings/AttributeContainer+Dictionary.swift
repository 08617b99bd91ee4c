extension AttributeContainer {
  /// Creates a container from attributes of an `NSAttributedString`; those that neither Foundation
  /// nor UIKit defines are omitted.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for conversion in AttributeConversion.all { conversion.read(dictionary, &self) }
  }

  /// The attributes as those of an `NSAttributedString`.
  package var dictionary: [NSAttributedString.Key: Any] {
    AttributeConversion.all.reduce(into: [:]) { all, conversion in
      all.merge(conversion.dictionary(self)) { _, new in new }
    }
  }
}
