extension NSAttributedString {
  /// Creates an empty string.
  ///
  /// The parameter stands for none: a subclass overrides the `init()` of a class between.
  @_nonoverride public convenience init(_: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// Creates an empty string.
  ///
  /// The parameter stands for none: a subclass overrides the `init()` of a class between.
  @_nonoverride public convenience init(_: Void = ()) { self.init(string: "") }
}
