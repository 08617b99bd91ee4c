extension NSNumber {
  /// Creates the number 0; on an iPhone such an object is nil.
  @_nonoverride public convenience init() { self.init(value: 0) }
}
