/// An object that offers assistive technologies actions of its own, besides the app's custom ones.
@MainActor
package protocol NaturalActionSource: AnyObject {
  /// The actions.
  var naturalActions: [UIAccessibilityCustomAction] { get }
}
