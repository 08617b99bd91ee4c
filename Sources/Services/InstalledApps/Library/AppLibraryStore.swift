/// A store that keeps the installed apps of a phone.
public protocol AppLibraryStore: Sendable {
  /// Returns what the store has kept.
  ///
  /// - Parameter pageCapacity: The number of icons on a page.
  /// - Throws: `AppStoreError`; nothing is changed then.
  /// - Thread: one at a time.
  func load(pageCapacity: Int) throws(AppStoreError) -> AppLibrary

  /// Keeps changes: all of them, or none if it throws or the process is killed meanwhile.
  ///
  /// - Throws: `AppStoreError`.
  /// - Thread: one at a time.
  func save(_ changes: [AppLibraryChange]) throws(AppStoreError)
}
