extension NSURL {
  /// Creates an empty URL.
  @_nonoverride public convenience init() {
    self.init(dataRepresentation: Data(), relativeTo: nil)
  }
}
