extension Stream {
  /// The error of the stream; nil without one.
  ///
  /// The toolchain's own property ends the program for a stream without an error.
  public var _streamError: (any Error)? { streamStatus == .error ? streamError : nil }
}
