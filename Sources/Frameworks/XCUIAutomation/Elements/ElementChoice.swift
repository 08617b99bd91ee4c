import TactusUIKitViews
import UIKit

/// The choice of one element among those that a query finds.
enum ElementChoice {
  /// The only one.
  case only
  /// The first one.
  case first
  /// The one at a place.
  case index(Int)
  /// The one that stands for an object of the app, with its line for messages.
  case object(AccessibleObject, String)

  /// The element's part of a message, such as ` (Element at index 2)`.
  var text: String {
    switch self {
    case .only: ""
    case .first: " (First Match)"
    case .index(let index): " (Element at index \(index))"
    case .object: " (Bound by accessibility element)"
    }
  }
}
