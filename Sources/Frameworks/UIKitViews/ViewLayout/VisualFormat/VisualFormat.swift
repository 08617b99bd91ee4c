/// A parsed visual format, such as `H:|-[name(>=80)]-8-[value]|`.
struct VisualFormat: Equatable {
  /// The gap between two views, or between a view and the superview's edge.
  enum Gap: Equatable {
    /// No gap.
    case none
    /// The standard gap.
    case standard
    /// A gap with predicates.
    case sized([Predicate])
  }

  /// A condition on a length.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var length: Length
    var priority: Float
  }

  /// The right side of a condition.
  enum Length: Equatable {
    case points(Double)
    /// The length of another view.
    case view(String)
  }

  /// A view and the conditions on its length.
  struct Part: Equatable {
    var name: String
    var sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap before the first view; `nil` if the format does not mention the superview's edge.
  var leadingGap: Gap?
  var parts: [Part] = []
  /// The gaps between the views.
  var gaps: [Gap] = []
  /// The gap after the last view; `nil` if the format does not mention the superview's edge.
  var trailingGap: Gap?
}

/// An error of a visual format, with its position.
package struct VisualFormatError: Error, CustomStringConvertible, Equatable {
  /// The message.
  package let message: String
  /// The format.
  package let format: String
  /// The offset of the unexpected character, from 0.
  package let offset: Int

  /// The message, the format, and a mark beneath the character.
  package var description: String {
    "\(message)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }
}
