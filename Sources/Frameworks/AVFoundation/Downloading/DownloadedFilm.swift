/// The location of a downloaded movie (Players.DL2…).
enum DownloadedFilm {
  /// Moves a downloaded file to the app's folder of movies.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - title: The title of the movie.
  ///   - response: The answer of the server.
  /// - Returns: The path relative to the home folder, as apps store it.
  /// - Throws: An error of the server, of segmented streams, or of the disk.
  static func keep(_ file: URL, title: String, response: URLResponse?) throws -> URL {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(status == 404 ? .fileDoesNotExist : .badServerResponse)
    }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    // Each HTTP Live Streaming playlist starts like this (RFC 8216, 4.3.1.1).
    if try handle.read(upToCount: 7) == Data("#EXTM3U".utf8) {
      throw AVError(
        .operationNotSupportedForAsset, reason: "a stream in parts (HLS) is not downloaded")
    }
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    let path = "Library/DownloadedFilms/\(UUID().uuidString)"
    let folder = home.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = name(of: title, type: response?.url?.pathExtension ?? "")
    let place = URL(fileURLWithPath: "\(path)/\(name)", relativeTo: home)
    do {
      try FileManager.default.moveItem(at: file, to: place)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    return place
  }

  // MARK: Internals

  /// The maximum number of bytes of a title in a file name, which has at most 255.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestTitle = 200

  /// Returns a file name for a title and a type, without characters that a path does not allow, and
  /// truncated to a valid length.
  private static func name(of title: String, type: String) -> String {
    var name = String(title.map { "/:\0".contains($0) ? "-" : $0 })
    while name.utf8.count > longestTitle { name.removeLast() }
    if name.allSatisfy({ $0 == "." }) { name = "Film" }
    return type.isEmpty || type.utf8.count > 255 - longestTitle - 1 ? name : "\(name).\(type)"
  }
}
