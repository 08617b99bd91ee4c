import FoundationNetworking
import TactusFoundationBase

extension URLCache {
  /// Creates a cache whose files are in a folder (Networking.NW57).
  ///
  /// - Parameters:
  ///   - memoryCapacity: The number of bytes in memory.
  ///   - diskCapacity: The number of bytes in files.
  ///   - directory: The folder, which is made if it is missing; nil for one of the app's own among
  ///     its caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
