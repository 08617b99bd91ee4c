/// The begin or the end of a contact.
struct DynamicsContact {
  /// An object that an item touches.
  enum ContactObject {
    case item(any UIDynamicItem)
    case boundary(UICollisionBehavior, (any NSCopying)?)
  }

  let item: any UIDynamicItem
  let other: ContactObject
  /// The point of the contact; `nil` at its end.
  let point: CGPoint?
}
