import FoundationNetworking
import TactusFoundationBase

extension URLCache {
  /// Creates a cache in memory, with half a megabyte.
  ///
  /// - Source: a test of a public package finds a small response in such a cache. Confidence:
  ///   reported; a guess for the capacity.
  @_nonoverride public convenience init() {
    self.init(memoryCapacity: 512_000, diskCapacity: 0, diskPath: nil)
  }
}
