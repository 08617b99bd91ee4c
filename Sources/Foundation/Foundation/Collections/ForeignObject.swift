/// The objects that Foundation's arrays compare by their identity (ObjectiveC.FO10).
enum ForeignObject {
  /// Returns whether an object's class neither inherits from `NSObject` nor can be hashed.
  static func isForeign(_ object: AnyObject) -> Bool {
    !(object is NSObject) && !(object is any Hashable)
  }
}
