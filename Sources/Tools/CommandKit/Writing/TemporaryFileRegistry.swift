import Glibc
import Synchronization
import TactusTextFormatting

/// The temporary files that a signal removes.
enum TemporaryFileRegistry {
  /// The maximum number of registered files; further ones are not removed by a signal.
  private static let capacity = 16
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Paths as C strings.
  ///
  /// Written under `before`'s lock only, one aligned word at a time; read by the signal handler,
  /// which must not lock and therefore needs plain memory.
  ///
  /// Unchecked because the lock orders the writes, and a handler reads single words.
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()
  /// The previous signal actions, while there are files.
  private static let before = Mutex<[Int32: sigaction]>([:])

  static func add(_ path: String) -> Int? {
    before.withLock { before in
      guard let slot = (0..<capacity).first(where: { paths[$0] == nil }) else { return nil }
      paths[slot] = strdup(FileName.bytes(of: path))
      if before.isEmpty { for number in signals { before[number] = handle(number) } }
      return slot
    }
  }

  static func remove(_ slot: Int) {
    before.withLock { before in
      let path = paths[slot]
      paths[slot] = nil
      guard (0..<capacity).allSatisfy({ paths[$0] == nil }) else { return free(path) }
      for (number, var action) in before { sigaction(number, &action, nil) }
      before = [:]
      free(path)
    }
  }

  /// Installs the handler that removes the files; an ignored signal (`nohup`) stays ignored.
  private static func handle(_ number: Int32) -> sigaction {
    var old = sigaction()
    sigaction(number, nil, &old)
    if unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1 { return old }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      // Nothing here allocates or locks: `unlink`, `signal` and `raise` are safe in a handler.
      let paths = TemporaryFileRegistry.paths
      for slot in 0..<TemporaryFileRegistry.capacity {
        if let path = paths[slot] { unlink(path) }
      }
      signal(number, SIG_DFL)
      raise(number)
    }
    sigaction(number, &action, nil)
    return old
  }
}
