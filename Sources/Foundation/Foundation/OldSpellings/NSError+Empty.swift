extension NSError {
  /// Creates an error without a domain.
  @_nonoverride public convenience init() { self.init(domain: "", code: 0) }
}
