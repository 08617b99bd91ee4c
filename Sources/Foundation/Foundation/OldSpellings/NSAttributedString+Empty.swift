extension NSAttributedString {
  /// Creates an empty string.
  @_nonoverride public convenience init() { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// Creates an empty string.
  @_nonoverride public convenience init() { self.init(string: "") }
}
