import PositionedText
import TextForms

/// What an installed SDK was made of.
struct SDKRecord: Equatable {
  /// The file in the bundle that says so.
  static let file = "tactus.json"

  /// The frameworks' library, and its state.
  var library: String
  var libraryState: String
  /// The program that lowers, and its state; empty where there is none.
  var rewriterState: String
  /// The version of the compiler, which two records may differ in.
  var compiler: String

  init(of frameworks: BuiltFrameworks, with toolchain: SwiftToolchain?) {
    library = frameworks.library
    libraryState = FileTree.state(of: frameworks.library) ?? ""
    rewriterState = frameworks.rewriter.flatMap(FileTree.state) ?? ""
    compiler = toolchain?.version ?? ""
  }

  /// Reads the file.
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

  /// The file.
  var json: JSONText {
    [
      "library": .string(library), "libraryState": .string(libraryState),
      "rewriterState": .string(rewriterState), "compiler": .string(compiler),
    ]
  }

  /// A word that is another where the frameworks are others.
  var mark: String {
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
