/// A playlist in a file of the form M3U: the paths of files, one a line.
///
/// - Source: the usual form, with the line `#PLAYLIST:` for the name. Confidence: documented.
struct PlaylistFile {
  /// The name; the file name if the file has none.
  let name: String
  /// The files, in order.
  let files: [URL]

  /// Reads a file; fails if it cannot be read.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    var (name, files): (String?, [URL]) = (nil, [])
    let folder = url.deletingLastPathComponent()
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == "\u{FEFF}" }.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#") {
        if line.hasPrefix("#PLAYLIST:") {
          name = line.dropFirst("#PLAYLIST:".count).trimmingCharacters(in: .whitespaces)
        }
      } else if !line.isEmpty {
        let path = line.replacingOccurrences(of: "\\", with: "/")
        files.append(
          path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
      }
    }
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.files = files.map(\.standardizedFileURL)
  }
}
