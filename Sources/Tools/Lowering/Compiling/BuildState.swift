/// The state of the last build, stored as lines of text.
struct BuildState {
  /// A file of the build.
  struct File {
    /// The hash of the client's text.
    var source: String
    /// The hash of everything else that the result depends on.
    var key: String
    /// The hash of the lowered text; `-` if nothing was lowered.
    var result: String
  }

  /// The number of times that a lowered text has changed while its source has not.
  var generation = 0
  /// The files by path.
  var files: [String: File] = [:]

  /// Reads the lines of ``text`` and skips invalid ones.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", maxSplits: 4).map(String.init)
      if cells.count == 2, cells[0] == "generation" { generation = Int(cells[1]) ?? 0 }
      if cells.count == 5, cells[0] == "file" {
        files[cells[4]] = File(source: cells[1], key: cells[2], result: cells[3])
      }
    }
  }

  /// The state as lines of text.
  var text: String {
    let lines = files.sorted { $0.key < $1.key }.map { path, file in
      "file\t\(file.source)\t\(file.key)\t\(file.result)\t\(path)\n"
    }
    return "generation\t\(generation)\n" + lines.joined()
  }
}
