import TactusInstalledApps
import TactusPhoneTypes

/// The installed apps in the folders of a phone, as commands change them.
///
/// - Thread: one at a time.
public struct AppInstallation: Sendable {
  /// The folders.
  public let folders: AppFolders
  /// The database.
  public let database: AppDatabase

  /// Opens the installed apps of a phone, and removes what killed installations have left.
  ///
  /// - Parameter root: The folder of the phone; created if it is missing.
  /// - Throws: `AppStoreError`.
  public init(_ root: String) throws {
    folders = try AppFolders(root)
    database = try AppDatabase(folders.database)
    let (folders, database) = (folders, database)
    try folders.locked {
      folders.removeLeftovers(try database.load(pageCapacity: 24))
    }
  }

  /// The installed apps.
  ///
  /// - Throws: `AppStoreError`.
  public func library() throws(AppStoreError) -> AppLibrary { try database.load(pageCapacity: 24) }

  /// Installs an app, or updates it: a kill at any instant leaves the state before or after it.
  ///
  /// - Parameters:
  ///   - description: The description of the app; its paths are those of the bundle that is made.
  ///   - name: The name of the bundle's folder, without extension.
  ///   - fill: Puts the files into the bundle.
  /// - Returns: The record, and whether it was an update.
  /// - Throws: `AppStoreError` or `AppLibraryError`; errors of `fill`.
  public func install(
    _ description: AppDescription, name: String,
    fill: (BundleInstaller) throws -> (executable: String, icon: String?)
  ) throws -> (record: AppRecord, isUpdate: Bool) {
    try folders.locked {
      var library = try library()
      let installer = try BundleInstaller(folders, name: name)
      let files = try fill(installer)
      let path = try installer.finish(description.identifier)
      var installed = description
      installed.bundlePath = path
      installed.executablePath = "\(path)/\(files.executable)"
      installed.icon = files.icon.map { .file("\(path)/\($0)") } ?? .generated
      let isUpdate = library[description.identifier] != nil
      do {
        let changes = try library.install(installed)
        _ = try folders.container(of: description.identifier)
        try database.save(changes)
      } catch {
        folders.removeLeftovers(try self.library())
        throw error
      }
      folders.removeLeftovers(library)
      guard let record = library[description.identifier] else {
        throw AppLibraryError.unknown(description.identifier)
      }
      return (record, isUpdate)
    }
  }

  /// Sets a setting of the phone.
  ///
  /// - Parameters:
  ///   - text: The value; `nil` removes the setting.
  ///   - name: The name of the setting in scripts.
  /// - Throws: `AppStoreError`.
  public func setPhoneSetting(_ text: String?, _ name: String) throws {
    try folders.locked {
      var library = try library()
      try database.save(library.setPhoneSetting(text, name))
    }
  }

  /// Deletes an app with its data.
  ///
  /// - Throws: `AppStoreError` or `AppLibraryError`.
  public func uninstall(_ app: BundleIdentifier) throws {
    try folders.locked {
      var library = try library()
      try database.save(try library.uninstall(app))
      folders.removeLeftovers(library)
    }
  }
}
