/// The delegate of an unarchiver, which watches and replaces decoded objects.
public protocol NSKeyedUnarchiverDelegate: AnyObject {
  /// Returns the class to decode in place of one that does not exist; `nil` for an error.
  func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass?
  /// Returns the object to use in place of a decoded one; `nil` for the decoded one.
  func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
  /// Called before an object is replaced.
  func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
  /// Called before decoding finishes.
  func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
  /// Called after decoding has finished.
  func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
}

extension NSKeyedUnarchiverDelegate {
  /// Returns nil.
  public func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  /// Returns the object itself.
  public func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
  /// Does nothing.
  public func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any
  ) {}
  /// Does nothing.
  public func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  /// Does nothing.
  public func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
