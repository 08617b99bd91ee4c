internal import Synchronization

/// The tiles that a renderer has loaded, or is loading.
///
/// - Thread: any.
final class TileStore: Sendable {
  private struct Key: Hashable {
    let x, y, z: Int
  }

  private struct State {
    var pictures: [Key: UIImage] = [:]
    var begun: Set<Key> = []
  }

  private let state = Mutex(State())

  /// Returns a tile that is loaded.
  func picture(_ x: Int, _ y: Int, _ z: Int) -> UIImage? {
    state.withLock { $0.pictures[Key(x: x, y: y, z: z)] }
  }

  /// Returns whether a tile is to be loaded: loading has not begun before.
  func begin(_ x: Int, _ y: Int, _ z: Int) -> Bool {
    state.withLock { $0.begun.insert(Key(x: x, y: y, z: z)).inserted }
  }

  /// Stores a tile.
  func add(_ picture: UIImage, _ x: Int, _ y: Int, _ z: Int) {
    state.withLock { $0.pictures[Key(x: x, y: y, z: z)] = picture }
  }

  /// Forgets all tiles.
  func removeAll() { state.withLock { $0 = State() } }
}
