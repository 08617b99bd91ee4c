import Foundation
import TactusDocumentReading
import TestSupport

/// Files that Debian's packages install, and what Debian's programs make of them.
enum InstalledFiles {
  /// Returns ten files of a kind with their bytes; fewer if the packages are not installed.
  static func ten(_ kind: String) throws -> [(name: String, bytes: [UInt8])] {
    switch kind {
    case "pdf", "png", "svg": try files(in: "/usr/share/matplotlib/mpl-data/images", kind)
    case "gif": try files(in: "/usr/lib/libreoffice/share/gallery/bullets", kind)
    case "csv": try files(in: "/usr/lib/python3/dist-packages/numpy/core/tests/data", kind)
    case "txt": try files(in: "/usr/lib/python3.11/test/cjkencodings", kind)
    case "rtf": try files(of: "gworkspace-common", kind)
    case "html": try files(of: "groff", kind)
    case "jpeg", "tiff", "webp":
      try converted(
        """
        import sys
        from PIL import Image
        Image.open(sys.argv[1]).convert("RGB").save(sys.argv[2])
        """, to: kind)
    default: try encoded(to: kind)
    }
  }

  /// Returns how documents of a kind are read.
  static func documentKind(_ kind: String) -> DocumentContentKind {
    switch kind {
    case "pdf": .pages
    case "csv": .table
    case "txt": .text
    case "rtf": .richText
    case "html": .html
    default: .picture
    }
  }

  // MARK: Internals

  private static func files(
    in folder: String, _ ending: String
  ) throws -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return try names.filter { $0.hasSuffix("." + ending) }.sorted().prefix(10).map {
      ("\(folder)/\($0)", [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))))
    }
  }

  private static func files(
    of package: String, _ ending: String
  ) throws -> [(name: String, bytes: [UInt8])] {
    try FinishedProcess("dpkg", ["-L", package]).text.split(separator: "\n")
      .filter { $0.hasSuffix("." + ending) }.sorted().prefix(10).map {
        (String($0), [UInt8](try Data(contentsOf: URL(filePath: String($0)))))
      }
  }

  /// Lets Pillow write the installed PNG files in another format.
  private static func converted(
    _ program: String, to kind: String
  ) throws -> [(name: String, bytes: [UInt8])] {
    try made(kind) { ["/usr/bin/python3", "-c", program, $0, $1] }
  }

  /// Lets libheif's own program write them.
  private static func encoded(to kind: String) throws -> [(name: String, bytes: [UInt8])] {
    try made(kind) { ["heif-enc"] + (kind == "avif" ? ["-A"] : []) + [$0, "-o", $1] }
  }

  private static func made(
    _ kind: String, _ command: (String, String) -> [String]
  ) throws -> [(name: String, bytes: [UInt8])] {
    let target = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(kind)")
    defer { try? FileManager.default.removeItem(at: target) }
    return try ten("png").map { source in
      let words = command(source.name, target.path)
      let done = try FinishedProcess(words[0], Array(words.dropFirst()))
      guard done.status == 0 else {
        throw ReaderFailure.unreadable("\(words): \(done.errorText)")
      }
      return ("\(source.name) as \(kind)", [UInt8](try Data(contentsOf: target)))
    }
  }
}
