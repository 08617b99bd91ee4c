/// The delegate of an archiver, which watches and replaces encoded objects.
public protocol NSKeyedArchiverDelegate: AnyObject {
  /// Returns the object to encode in place of one; `nil` for none.
  func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
  /// Called after an object was encoded.
  func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
  /// Called before an object is replaced.
  func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, with newObject: Any?)
  /// Called before encoding finishes.
  func archiverWillFinish(_ archiver: NSKeyedArchiver)
  /// Called after encoding has finished.
  func archiverDidFinish(_ archiver: NSKeyedArchiver)
}

extension NSKeyedArchiverDelegate {
  /// Returns the object itself.
  public func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }
  /// Does nothing.
  public func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  /// Does nothing.
  public func archiver(
    _ archiver: NSKeyedArchiver, willReplace object: Any?, with newObject: Any?
  ) {}
  /// Does nothing.
  public func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  /// Does nothing.
  public func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
