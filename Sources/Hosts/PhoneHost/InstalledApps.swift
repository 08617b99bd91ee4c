import TactusInstalledApps
import TactusThreads

/// The installed apps of a phone, with the store that keeps them.
///
/// A worker writes to the store, in the order of the changes, so that a slow disk delays no app
/// (Bundles.D4).
public struct InstalledApps: Sendable {
  /// The apps.
  public private(set) var library: AppLibrary

  /// Creates installed apps that live as long as the phone.
  ///
  /// - Parameter onError: Called with errors of the store, on any thread.
  public init(onError: @escaping @Sendable (AppStoreError) -> Void = { _ in }) {
    library = AppLibrary()
    (store, self.onError) = (nil, onError)
  }

  /// Loads the apps of a store.
  ///
  /// - Parameters:
  ///   - store: The store, which nobody else uses meanwhile.
  ///   - pageCapacity: The number of icons on a page of the Home screen.
  ///   - onError: Called with errors of writing, on any thread.
  /// - Throws: `AppStoreError` if the store cannot be read.
  public init(
    _ store: any AppLibraryStore, pageCapacity: Int = 24,
    onError: @escaping @Sendable (AppStoreError) -> Void = { _ in }
  ) throws(AppStoreError) {
    library = try store.load(pageCapacity: pageCapacity)
    (self.store, self.onError) = (store, onError)
  }

  // MARK: Internals

  private let store: (any AppLibraryStore)?
  private let onError: @Sendable (AppStoreError) -> Void
  private let worker = SerialWorker()

  /// Changes the apps, and keeps the change.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  mutating func change<Failure: Error>(
    _ body: (inout AppLibrary) throws(Failure) -> [AppLibraryChange]
  ) throws(Failure) -> Bool {
    var changed = library
    let changes = try body(&changed)
    library = changed
    guard !changes.isEmpty else { return false }
    guard let store else { return true }
    let onError = onError
    worker.post {
      do throws(AppStoreError) { try store.save(changes) } catch { onError(error) }
    }
    return true
  }

  /// Waits until the store has kept all changes, at most for a limit.
  ///
  /// - Returns: Whether it has.
  @discardableResult
  func wait(atMost limit: Duration) -> Bool { store == nil || worker.wait(atMost: limit) }
}
