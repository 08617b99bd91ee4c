import Synchronization

/// The pending searches for players, each of which fails once.
///
/// - Thread: any.
final class MatchSearches: Sendable {
  private struct State {
    var count = 0
    var running: [Int: @Sendable (GKError) -> Void] = [:]
  }

  private let state = Mutex(State())

  /// Begins a search, whose closure is called once, later on the main queue: with the mistake in
  /// the request, with `notAuthenticated` (Games.GK4), or with `cancelled` (Games.GK5).
  func begin(
    _ request: GKMatchRequest, _ type: GKMatchType, ending: @escaping @Sendable (GKError) -> Void
  ) {
    let error = request.mistake(for: type) ?? GameService.failure(.notAuthenticated)
    let number = state.withLock { state in
      state.count += 1
      state.running[state.count] = ending
      return state.count
    }
    DispatchQueue.main.async { [self] in
      state.withLock { $0.running.removeValue(forKey: number) }?(error)
    }
  }

  /// Cancels all searches.
  func cancel() {
    let endings = state.withLock { state in
      defer { state.running = [:] }
      return state.running.sorted { $0.key < $1.key }.map(\.value)
    }
    for ending in endings { GameService.report(GKError(.cancelled), to: ending) }
  }
}
