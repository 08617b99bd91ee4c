import TactusVirtualTime

/// A type with properties that are loaded asynchronously.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
  /// Loads properties by name, and then calls a handler (Players.AS2).
  func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
  /// Returns the loading state of a property by name.
  func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
}

extension AVAsynchronousKeyValueLoading {
  /// Loads a property.
  ///
  /// - Parameter property: The property.
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
    try await loaded()
    return property.read(self)
  }

  /// Loads two properties.
  ///
  /// - Throws: The reason why the data cannot be read.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    try await loaded()
    return (propertyA.read(self), propertyB.read(self))
  }

  /// Loads three properties.
  ///
  /// - Throws: The reason why the data cannot be read.
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    try await loaded()
    return (propertyA.read(self), propertyB.read(self), propertyC.read(self))
  }

  /// Loads four properties.
  ///
  /// - Throws: The reason why the data cannot be read.
  public func load<A, B, C, D>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    try await loaded()
    return (
      propertyA.read(self), propertyB.read(self), propertyC.read(self), propertyD.read(self)
    )
  }

  /// Loads five properties.
  ///
  /// - Throws: The reason why the data cannot be read.
  public func load<A, B, C, D, E>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>,
    _ propertyE: AVAsyncProperty<Self, E>
  ) async throws -> (A, B, C, D, E) {
    try await loaded()
    return (
      propertyA.read(self), propertyB.read(self), propertyC.read(self), propertyD.read(self),
      propertyE.read(self)
    )
  }

  /// Returns the loading state of a property.
  public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
    guard let examination = (self as? any ExaminedMedia)?.examination else {
      return .loaded(property.read(self))
    }
    switch examination.outcome {
    case nil: return examination.isBegun ? .loading : .notYetLoaded
    case .success?: return .loaded(property.read(self))
    case .failure(let failure)?: return .failed(failure.error as NSError)
    }
  }

  private func loaded() async throws {
    guard let examination = (self as? any ExaminedMedia)?.examination else { return }
    let outcome = await withCheckedContinuation { continuation in
      examination.whenOver { continuation.resume(returning: $0) }
    }
    if case .failure(let failure) = outcome { throw failure.error }
  }

  /// Loads properties by name, and then calls a handler on the main actor (Players.AS2).
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    guard let examination = (self as? any ExaminedMedia)?.examination else {
      if let handler { PhoneTime.runLater { handler() } }
      return
    }
    examination.whenOver { _ in handler?() }
  }

  /// Loads properties by name (Players.AS2).
  nonisolated(nonsending) public func loadValues(forKeys keys: [String]) async {
    await withCheckedContinuation { next in
      loadValuesAsynchronously(forKeys: keys) { next.resume() }
    }
  }

  /// Returns the loading state of a property by name.
  public func statusOfValue(
    forKey key: String, error outError: NSErrorPointer = nil
  ) -> AVKeyValueStatus {
    guard let examination = (self as? any ExaminedMedia)?.examination else { return .loaded }
    switch examination.outcome {
    case nil: return examination.isBegun ? .loading : .unknown
    case .success?: return .loaded
    case .failure(let failure)?:
      outError?.pointee = failure.error as NSError
      return .failed
    }
  }
}
