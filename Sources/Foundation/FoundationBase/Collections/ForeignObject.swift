/// The objects that Foundation's arrays and sets compare by their identity (ObjectiveC.FO10).
enum ForeignObject {
  /// Returns whether an object's class neither inherits from `NSObject` nor can be hashed.
  static func isForeign(_ object: AnyObject) -> Bool {
    !(object is NSObject) && !(object is any Hashable)
  }

  /// Returns whether an object itself is among some elements.
  static func isIn(_ elements: [Any], _ object: AnyObject) -> Bool {
    elements.contains { $0 as AnyObject === object }
  }

  /// Returns objects in their order, without those of foreign classes that occur before.
  static func distinct<Object: AnyObject>(_ objects: [Object]) -> [Object] {
    var found: Set<ObjectIdentifier> = []
    return objects.filter { !isForeign($0) || found.insert(ObjectIdentifier($0)).inserted }
  }
}
