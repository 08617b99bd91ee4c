/// What a visual format says, such as `H:|-[name(>=80)]-8-[value]|`.
struct VisualFormat: Equatable {
  /// What is between two views, or a view and the superview's edge.
  enum Gap: Equatable {
    /// Nothing: they touch.
    case none
    /// What the system leaves.
    case standard
    /// What is said of it.
    case sized([Predicate])
  }

  /// What is said of a length.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var length: Length
    var priority: Float
  }

  /// What a length is compared with.
  enum Length: Equatable {
    case points(Double)
    /// The length of a view.
    case view(String)
  }

  /// A view, and what is said of its length.
  struct Part: Equatable {
    var name: String
    var sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// What is before the first view; nil if it says nothing of the superview's edge.
  var leadingGap: Gap?
  var parts: [Part] = []
  /// What is between the views, one less than there are.
  var gaps: [Gap] = []
  /// What is behind the last view; nil if it says nothing of the superview's edge.
  var trailingGap: Gap?
}

/// Why a visual format cannot be understood, and where.
package struct VisualFormatError: Error, CustomStringConvertible, Equatable {
  /// What is wrong.
  package let message: String
  /// The format.
  package let format: String
  /// The character that was not expected, counted from 0.
  package let offset: Int

  /// The message, the format, and a mark beneath the character.
  package var description: String {
    "\(message)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }
}
