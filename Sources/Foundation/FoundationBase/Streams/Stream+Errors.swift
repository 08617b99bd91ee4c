// The member is one of a protocol, so that subclasses may have a member of the same name.
extension NSObjectProtocol where Self: Stream {
  /// The error of the stream; nil without one.
  ///
  /// The toolchain's own property traps for a stream without an error.
  public var _streamError: (any Error)? { streamStatus == .error ? streamError : nil }
}
