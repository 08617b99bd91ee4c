extension URLCache {
  /// Creates a cache without capacity in memory or on disk.
  @_nonoverride public convenience init() {
    self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }
}
