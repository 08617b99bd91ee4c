internal import TactusCrashReports

/// The options of stores that have no effect, of which a warning tells once each (CoreData.UB1).
enum IgnoredOptions {
  /// Warns of options that are ignored.
  static func warn(of options: [AnyHashable: Any]?) {
    guard let options else { return }
    for name in ubiquitous where options[name] != nil {
      RuntimeWarning.once("Core Data ignores the option \(name): there is no iCloud here")
    }
  }

  private static let ubiquitous = [
    NSPersistentStoreUbiquitousContentNameKey, NSPersistentStoreUbiquitousContentURLKey,
    NSPersistentStoreUbiquitousContainerIdentifierKey, NSPersistentStoreUbiquitousPeerTokenOption,
    NSPersistentStoreRebuildFromUbiquitousContentOption,
    NSPersistentStoreRemoveUbiquitousMetadataOption,
  ]
}
