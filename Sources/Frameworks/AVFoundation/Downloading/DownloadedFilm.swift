/// The place of a film that was downloaded.
///
/// Steps Players.DL2…
enum DownloadedFilm {
  /// Moves a file that was downloaded into the app's folder of films.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - title: The title of the film.
  ///   - response: The answer of the server.
  /// - Returns: The place, relative to the home folder, as apps store it.
  /// - Throws: An error of the server, of a stream in parts, or of the disk.
  static func keep(_ file: URL, title: String, response: URLResponse?) throws -> URL {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(status == 404 ? .fileDoesNotExist : .badServerResponse)
    }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    // Each playlist of HTTP Live Streaming begins so (RFC 8216, 4.3.1.1).
    if try handle.read(upToCount: 7) == Data("#EXTM3U".utf8) {
      throw AVError(
        .operationNotSupportedForAsset, reason: "a stream in parts (HLS) is not downloaded")
    }
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    let folder = "Library/DownloadedFilms/\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
    let name = title.map { "/:".contains($0) ? "-" : $0 }
    let type = response?.url?.pathExtension ?? ""
    let path = "\(folder)/\(name.isEmpty ? "Film" : String(name))\(type.isEmpty ? "" : ".")\(type)"
    let place = URL(fileURLWithPath: path, relativeTo: home)
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}
