/// A storage that keeps nothing, for tests and phones without a folder.
public struct MemoryHealthStorage: HealthStorage {
  /// Creates a storage.
  public init() {}

  /// Passes nothing.
  public func load(_ add: (HealthChange) -> Void) {}

  /// Keeps nothing.
  public func save(_ changes: [HealthChange]) {}
}
