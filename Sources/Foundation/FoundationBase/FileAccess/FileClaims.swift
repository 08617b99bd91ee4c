/// The claim of a coordinator to read and write files.
final class FileClaim {
  fileprivate let coordinator: NSFileCoordinator
  private let purpose: String
  private let files: [(path: [String], isWriting: Bool)]

  /// Creates a claim.
  init(of coordinator: NSFileCoordinator, _ intents: [NSFileAccessIntent]) {
    self.coordinator = coordinator
    purpose = coordinator.purposeIdentifier
    files = intents.map { ($0.url.standardizedFileURL.pathComponents, $0.isWriting) }
  }

  /// Returns whether both claims exclude each other: one writes a file that the other uses, or a
  /// folder around it (FileCoordination.FC1, FileCoordination.FC2).
  fileprivate func conflicts(with other: FileClaim) -> Bool {
    if purpose == other.purpose { return false }
    return files.contains { mine in
      other.files.contains { theirs in
        (mine.isWriting || theirs.isWriting)
          && (mine.path.starts(with: theirs.path) || theirs.path.starts(with: mine.path))
      }
    }
  }
}

/// The queue of active and waiting file claims.
///
/// Sendable because the condition guards the list.
final class FileClaims: @unchecked Sendable {
  /// The queue of the process.
  static let shared = FileClaims()

  private let condition = NSCondition()
  /// The claims in the order of their arrival.
  ///
  /// A claim waits for earlier waiting ones, so that readers never starve a writer.
  private var claims: [FileClaim] = []

  /// Waits until a claim conflicts with no earlier one.
  ///
  /// - Returns: False if the coordinator was cancelled.
  func acquire(_ claim: FileClaim) -> Bool {
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
      if !claims[..<place].contains(where: { $0.conflicts(with: claim) }) {
        return true
      }
      condition.wait()
    }
  }

  /// Releases a claim.
  func release(_ claim: FileClaim) {
    condition.lock()
    claims.removeAll { $0 === claim }
    condition.broadcast()
    condition.unlock()
  }

  /// Cancels the waiting claims of a coordinator.
  func cancel(_ coordinator: NSFileCoordinator) {
    condition.lock()
    coordinator.isCancelled = true
    condition.broadcast()
    condition.unlock()
  }
}
