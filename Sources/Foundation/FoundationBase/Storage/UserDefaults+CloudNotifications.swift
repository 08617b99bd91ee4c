// Notifications of defaults in the cloud, which an iPhone keeps for system software only: they are
// never posted.
extension UserDefaults {
  /// No account of a cloud is signed in; never posted.
  public static let noCloudAccountNotification = NSNotification.Name(
    "NSUbiquitousUserDefaultsNoCloudAccountNotification")
  /// Another account of the cloud was signed in; never posted.
  public static let didChangeCloudAccountsNotification = NSNotification.Name(
    "NSUbiquitousUserDefaultsDidChangeAccountsNotification")
  /// The first download of the defaults has ended; never posted.
  public static let completedInitialCloudSyncNotification = NSNotification.Name(
    "NSUbiquitousUserDefaultsCompletedInitialSyncNotification")
}
