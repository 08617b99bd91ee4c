import TactusJSON
import TactusTextFormatting

/// The record of the files that an installed SDK was made from.
struct SDKRecord: Equatable {
  /// The name of the record in the bundle.
  static let file = "tactus.json"

  /// The path of the frameworks' library.
  var library: String
  /// Its state, and that of the library for test bundles.
  var libraryState: String
  /// The states of `tactus-rewrite` and the readers of documents; empty if there is none.
  var rewriterState: String
  /// The compiler's version, in which equal records may differ.
  var compiler: String

  init(of frameworks: BuiltFrameworks, with toolchain: SwiftToolchain?) {
    library = frameworks.library
    libraryState = [frameworks.library, frameworks.testLibrary].compactMap(\.self)
      .compactMap(FileTree.state).joined(separator: " ")
    rewriterState = ([frameworks.rewriter].compactMap(\.self) + frameworks.readers)
      .compactMap(FileTree.state).joined(separator: " ")
    compiler = toolchain?.version ?? ""
  }

  /// Parses the file.
  init?(_ source: SourceText) {
    guard let tree = try? JSONTree(source) else { return nil }
    var texts: [String: String] = [:]
    for member in tree.root.members {
      if let key = member.key { texts[key] = member.string }
    }
    guard let library = texts["library"], let state = texts["libraryState"],
      let rewriter = texts["rewriterState"], let compiler = texts["compiler"]
    else { return nil }
    (self.library, libraryState) = (library, state)
    (rewriterState, self.compiler) = (rewriter, compiler)
  }

  /// The contents of the file.
  var json: JSONOutput {
    [
      "library": .string(library), "libraryState": .string(libraryState),
      "rewriterState": .string(rewriterState), "compiler": .string(compiler),
    ]
  }

  /// An identifier that changes with the frameworks.
  var hash: String {
    // FNV-1a, 64 bits.
    let hash = "\(library) \(libraryState) \(rewriterState)".utf8.reduce(
      14_695_981_039_346_656_037 as UInt64
    ) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(hash, radix: 36, uppercase: true)
  }

  static func == (a: SDKRecord, b: SDKRecord) -> Bool {
    (a.library, a.libraryState, a.rewriterState) == (b.library, b.libraryState, b.rewriterState)
  }
}
