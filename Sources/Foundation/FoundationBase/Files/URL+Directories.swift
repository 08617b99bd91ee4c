// The folders of the app, which Foundation on Linux has under older names only.
extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder of the app's own files.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder of the app's files that are not documents.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The Desktop folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder for sharing with all users.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The trash.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  /// The folder of the users' home folders.
  public static var userDirectory: URL { folder(.userDirectory, "Users") }

  /// Creates the URL of a directory.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - domain: The domain in which it is searched.
  ///   - url: A file whose volume a temporary directory is to be on.
  ///   - shouldCreate: Whether a missing directory is created.
  /// - Throws: A `CocoaError` if there is no such directory, or it cannot be created.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// Returns a folder of the app; one in the home folder where the system knows none.
  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory).appending(
        path: name, directoryHint: .isDirectory)
  }
}
