/// The serial execution of changes to saved games, on the main queue.
enum SavedGameWork {
  /// Does something later on the main queue, and calls a closure there with its result or error.
  static func run<Value>(
    _ body: @escaping @MainActor @Sendable () throws -> Value,
    completion: (@Sendable (Value?, (any Error)?) -> Void)?
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        do {
          let value = try body()
          completion?(value, nil)
        } catch {
          completion?(nil, error)
        }
      }
    }
  }

  /// Does something later on the main queue, and returns its result or throws its error.
  static func run<Value: Sendable>(
    _ body: @escaping @MainActor @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { continuation.resume(with: Result { try body() }) }
      }
    }
  }

  // MARK: Games

  /// Saves data under a name.
  @MainActor
  static func save(_ data: Data, _ name: String) throws -> GKSavedGame {
    let file = SavedGameFile(
      name: name, deviceName: UIDevice.current.name, modificationDate: Date(), data: data)
    try file.write()
    return GKSavedGame(file)
  }

  /// Replaces games of one name by one with the data (Games.SG3).
  @MainActor
  static func resolve(_ games: [GKSavedGame], _ data: Data) throws -> [GKSavedGame] {
    guard let name = games.first?.name, games.allSatisfy({ $0.name == name }) else {
      throw GKError(.invalidParameter)
    }
    return [try save(data, name)]
  }
}
