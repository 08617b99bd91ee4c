import TactusJSON
import TactusTextFormatting

/// The record of the files that an installed SDK was made from.
struct SDKRecord: Equatable {
  /// The name of the record in the bundle.
  static let file = "tactus.json"

  /// The folder of the build products.
  var folder: String
  /// The states of the libraries, by name.
  var libraries: [String: String]
  /// The states of `tactus-rewrite` and the readers of documents; empty if there is none.
  var rewriterState: String
  /// The compiler's version.
  var compiler: String

  init(of frameworks: BuiltFrameworks, with toolchain: SwiftToolchain?) {
    folder = frameworks.folder
    libraries = Dictionary(
      uniqueKeysWithValues: frameworks.libraries.map { library in
        (library.name, FileTree.state(of: frameworks.path(of: library)) ?? "")
      })
    rewriterState = ([frameworks.rewriter].compactMap(\.self) + frameworks.readers)
      .compactMap(FileTree.state).joined(separator: " ")
    compiler = toolchain?.version ?? ""
  }

  /// Parses the file.
  init?(_ source: SourceText) {
    guard let tree = try? JSONTree(source) else { return nil }
    var texts: [String: String] = [:]
    var libraries: [String: String]?
    for member in tree.root.members {
      guard let key = member.key else { continue }
      texts[key] = member.string
      guard key == "libraries" else { continue }
      libraries = [:]
      for library in member.members {
        if let name = library.key { libraries?[name] = library.string }
      }
    }
    guard let folder = texts["folder"], let libraries, let rewriter = texts["rewriterState"],
      let compiler = texts["compiler"]
    else { return nil }
    (self.folder, self.libraries) = (folder, libraries)
    (rewriterState, self.compiler) = (rewriter, compiler)
  }

  /// The contents of the file.
  var json: JSONOutput {
    let states = libraries.sorted { $0.key < $1.key }.map { ($0.key, JSONOutput.string($0.value)) }
    return [
      "folder": .string(folder), "libraries": .object(states),
      "rewriterState": .string(rewriterState), "compiler": .string(compiler),
    ]
  }

  /// An identifier that changes with the frameworks, wherever they were built.
  var hash: String {
    let states = libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    // FNV-1a, 64 bits.
    let hash = "\(states.joined(separator: " ")) \(rewriterState)".utf8.reduce(
      14_695_981_039_346_656_037 as UInt64
    ) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(hash, radix: 36, uppercase: true)
  }

  /// Returns whether an SDK with this record has all that another one would have.
  func includes(_ other: SDKRecord) -> Bool {
    folder == other.folder && rewriterState == other.rewriterState
      && other.libraries.allSatisfy { libraries[$0.key] == $0.value }
  }
}
