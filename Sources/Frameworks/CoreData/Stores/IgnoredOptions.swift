internal import TactusCrashReports

/// The store options without effect, each of which causes one warning (CoreData.UB1).
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
