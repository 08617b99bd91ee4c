extension NSObject {
  /// Traps, because the object has no method for a message (ObjectiveC.KC24).
  ///
  /// - Parameter aSelector: The selector of the message.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    NSException(
      name: .invalidArgumentException,
      reason: "-[\(NSStringFromClass(type(of: self))) \(aSelector?.description ?? "nil")]: "
        + "unrecognized selector sent to instance \(Unmanaged.passUnretained(self).toOpaque())"
    ).raise()
  }

  /// Returns the number of the class in hash tables.
  public class func hash() -> Int { ObjectIdentifier(self).hashValue }
}
