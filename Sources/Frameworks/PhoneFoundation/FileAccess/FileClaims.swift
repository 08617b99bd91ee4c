/// Files that one coordinator reads and writes.
final class FileClaim {
  fileprivate let coordinator: NSFileCoordinator
  private let purpose: String
  private let files: [(path: [String], isWriting: Bool)]

  /// Makes one.
  init(of coordinator: NSFileCoordinator, _ intents: [NSFileAccessIntent]) {
    self.coordinator = coordinator
    purpose = coordinator.purposeIdentifier
    files = intents.map { ($0.url.standardizedFileURL.pathComponents, $0.isWriting) }
  }

  /// Whether both cannot be at once: one writes what the other uses, or the folder around it (FC1, FC2).
  fileprivate func collides(with other: FileClaim) -> Bool {
    if purpose == other.purpose { return false }
    return files.contains { mine in
      other.files.contains { theirs in
        (mine.isWriting || theirs.isWriting)
          && (mine.path.starts(with: theirs.path) || theirs.path.starts(with: mine.path))
      }
    }
  }
}

/// Who reads and writes what now, and who waits for it.
final class FileClaims: @unchecked Sendable {
  /// Those of the process.
  static let shared = FileClaims()

  private let condition = NSCondition()
  /// By when they came: who came later waits for who waits, so that readers never keep a writer waiting for ever.
  private var claims: [FileClaim] = []

  /// Waits until a claim collides with none before it.
  ///
  /// - Returns: False where it was given up.
  func take(_ claim: FileClaim) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    claims.append(claim)
    while true {
      if claim.coordinator.isCancelled {
        claims.removeAll { $0 === claim }
        condition.broadcast()
        return false
      }
      guard let place = claims.firstIndex(where: { $0 === claim }) else { return false }
      if !claims[..<place].contains(where: { $0.collides(with: claim) }) {
        return true
      }
      condition.wait()
    }
  }

  /// Lets others have what a claim was of.
  func release(_ claim: FileClaim) {
    condition.lock()
    claims.removeAll { $0 === claim }
    condition.broadcast()
    condition.unlock()
  }

  /// Gives up what a coordinator waits for.
  func cancel(_ coordinator: NSFileCoordinator) {
    condition.lock()
    coordinator.isCancelled = true
    condition.broadcast()
    condition.unlock()
  }
}
