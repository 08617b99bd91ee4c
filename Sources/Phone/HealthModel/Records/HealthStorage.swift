/// A place that keeps health data beyond the phone's process.
///
/// - Thread: one at a time.
public protocol HealthStorage: Sendable {
  /// Passes everything that the storage keeps to a function, in the order of the rows.
  ///
  /// - Throws: `HealthStorageError`; the stored data stay as they are then.
  func load(_ add: (HealthChange) -> Void) throws(HealthStorageError)

  /// Keeps changes: all of them, or none. They survive a kill at any instant after the return.
  ///
  /// - Throws: `HealthStorageError`.
  func save(_ changes: [HealthChange]) throws(HealthStorageError)
}
