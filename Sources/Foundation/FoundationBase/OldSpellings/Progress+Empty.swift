extension Progress {
  /// Creates the progress of no units, which is not part of the current one.
  @_nonoverride public convenience init() { self.init(parent: nil, userInfo: nil) }
}
