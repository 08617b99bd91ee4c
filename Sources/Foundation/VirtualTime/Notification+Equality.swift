extension Notification {
  /// Returns whether two notifications have the same name, object and user info (ObjectiveC.FO7).
  ///
  /// A value as the object, such as a number, is equal to an equal value: on an iPhone both are the
  /// same Objective-C object. For Foundation on Linux each conversion makes another object. The
  /// compiler prefers this operator to Foundation's.
  @_disfavoredOverload
  public static func == (lhs: Notification, rhs: Notification) -> Bool {
    guard lhs.name == rhs.name, (lhs.object == nil) == (rhs.object == nil) else { return false }
    if let one = lhs.object, let other = rhs.object {
      let isSame =
        type(of: one) is AnyClass
        ? one as AnyObject === other as AnyObject
        : (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
      guard isSame else { return false }
    }
    guard let one = lhs.userInfo, let other = rhs.userInfo else {
      return lhs.userInfo == nil && rhs.userInfo == nil
    }
    return one as NSDictionary == other as NSDictionary
  }

  /// Returns whether two notifications differ in their names, objects or user info
  /// (ObjectiveC.FO7).
  public static func != (lhs: Notification, rhs: Notification) -> Bool { !(lhs == rhs) }
}
