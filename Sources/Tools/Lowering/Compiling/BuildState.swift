/// What the last build has lowered, as lines of text.
struct BuildState {
  /// A file of it.
  struct File {
    /// A mark of the client's text.
    var source: String
    /// A mark of all else that the result depends on.
    var key: String
    /// A mark of the lowered text; `-` where there was nothing to lower.
    var result: String
  }

  /// How often a lowered text has changed under a source that has not.
  var generation = 0
  /// The files, by their paths.
  var files: [String: File] = [:]

  /// Reads ``text``; what is no line of it is left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", maxSplits: 4).map(String.init)
      if cells.count == 2, cells[0] == "generation" { generation = Int(cells[1]) ?? 0 }
      if cells.count == 5, cells[0] == "file" {
        files[cells[4]] = File(source: cells[1], key: cells[2], result: cells[3])
      }
    }
  }

  /// The lines.
  var text: String {
    let lines = files.sorted { $0.key < $1.key }.map { path, file in
      "file\t\(file.source)\t\(file.key)\t\(file.result)\t\(path)\n"
    }
    return "generation\t\(generation)\n" + lines.joined()
  }
}
