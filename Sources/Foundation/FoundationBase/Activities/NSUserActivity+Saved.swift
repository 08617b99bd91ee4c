/// The identifier of an activity by which it is deleted.
public typealias NSUserActivityPersistentIdentifier = String

// Activities are not saved (ObjectiveC.AV1), so there is none to delete.
extension NSUserActivity {
  /// Deletes the saved activities with some identifiers: none is saved.
  ///
  /// - Parameters:
  ///   - persistentIdentifiers: The identifiers.
  ///   - handler: A closure that is called later, on the main thread.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler() }
  }

  /// Deletes the saved activities with some identifiers: none is saved.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {
    await withCheckedContinuation { done in
      deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { done.resume() }
    }
  }

  /// Deletes all saved activities: none is saved.
  ///
  /// - Parameter handler: A closure that is called later, on the main thread.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    deleteSavedUserActivities(withPersistentIdentifiers: [], completionHandler: handler)
  }

  /// Deletes all saved activities: none is saved.
  public class func deleteAllSavedUserActivities() async {
    await withCheckedContinuation { done in deleteAllSavedUserActivities { done.resume() } }
  }
}
