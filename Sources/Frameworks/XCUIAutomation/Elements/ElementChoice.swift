import TactusUIKitViews
import UIKit

/// The selection of one element from the results of a query.
enum ElementChoice {
  /// The only element.
  case only
  /// The first element.
  case first
  /// The element at an index.
  case index(Int)
  /// The element of an object of the app, with its description for messages.
  case object(AccessibleObject, String)

  /// The selection in messages, such as ` (Element at index 2)`.
  var text: String {
    switch self {
    case .only: ""
    case .first: " (First Match)"
    case .index(let index): " (Element at index \(index))"
    case .object: " (Bound by accessibility element)"
    }
  }
}
