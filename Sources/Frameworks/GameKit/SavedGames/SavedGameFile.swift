internal import TactusCrashReports

/// A saved game as a file: a binary property list with the game's name, device, date and data.
struct SavedGameFile: Codable {
  /// The name of the game.
  let name: String
  /// The name of the device that has saved it.
  let deviceName: String
  /// The date at which it was saved.
  let modificationDate: Date
  /// The data of the game.
  let data: Data

  /// Returns the URL of the file for a game's name, in which any character may occur.
  static func url(of name: String) throws -> URL {
    guard !name.isEmpty,
      let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    else { throw GKError(.invalidParameter) }
    return SavedGameFolder.url.appending(path: "\(encoded).plist", directoryHint: .notDirectory)
  }

  // MARK: Files

  /// Reads the file of a game.
  static func read(_ name: String) throws -> SavedGameFile { try read(at: url(of: name)) }

  /// Reads all files, sorted by the games' names; one line tells of files that cannot be read.
  static func readAll() throws -> [SavedGameFile] {
    let folder = SavedGameFolder.url
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let files = urls.filter { $0.pathExtension == "plist" }.compactMap { url in
      do {
        return try read(at: url)
      } catch {
        RuntimeWarning.once("GameKit: the saved game \(url.path) cannot be read: \(error)")
        return nil
      }
    }
    return files.sorted { $0.name < $1.name }
  }

  /// Writes the file, in place of an earlier one.
  func write() throws {
    let url = try Self.url(of: name)
    try FileManager.default.createDirectory(
      at: SavedGameFolder.url, withIntermediateDirectories: true)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(self).write(to: url, options: .atomic)
  }

  /// Removes the file of a game, if there is one.
  static func remove(_ name: String) throws {
    let url = try url(of: name)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  private static func read(at url: URL) throws -> SavedGameFile {
    try PropertyListDecoder().decode(SavedGameFile.self, from: Data(contentsOf: url))
  }
}
