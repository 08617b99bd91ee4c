/// The begin or the end of a contact.
struct DynamicsContact {
  /// An object that an item touches.
  enum Other {
    case item(any UIDynamicItem)
    case boundary(UICollisionBehavior, (any NSCopying)?)
  }

  let item: any UIDynamicItem
  let other: Other
  /// The point of the contact; `nil` at its end.
  let point: CGPoint?
}
