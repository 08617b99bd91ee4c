internal import Synchronization

/// The paths of the objects that this program offers to the Bluetooth service.
enum PublishedPath {
  /// Returns a unique path.
  static func next(_ kind: String) -> String {
    "/org/tactus/bluetooth/\(kind)\(last.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  private static let last = Atomic(0)
}
