import TactusFiles

/// The symbols of a target's images and colors, which Xcode generates from its asset catalogs.
///
/// They are declarations that follow the target's source with its resource bundle (Drawing.DR26).
///
/// - Source: sources that Xcode 15 and 16 have generated, which many projects publish, for the
///   declarations and their names; Xcode's release notes, for names that exist.
struct AssetSymbols {
  /// The path of the source to which the declarations are added.
  let source: String
  /// The declarations.
  private(set) var text = ""
  /// The static properties that the target declares.
  private let declared: Set<Substring>

  /// Creates the symbols of a target; `nil` if it has no catalogs or no resource bundle.
  ///
  /// - Parameters:
  ///   - call: The call that compiles the target.
  ///   - accessor: The path of the source that declares the target's resource bundle, if any.
  ///   - texts: The texts of its sources.
  init?(of call: CompilerCall, accessor: String?, _ texts: [String]) {
    guard let accessor, let folder = call.sourceFolder else { return nil }
    let catalogs = Self.catalogs(in: folder, depth: 0)
    guard !catalogs.isEmpty else { return nil }
    source = accessor
    declared = texts.reduce(into: []) { $0.formUnion(Self.staticProperties(in: $1)) }
    var root = AssetGroup()
    for catalog in catalogs { root.read(catalog) }
    text = "\nimport UIKit\nprivate let resourceBundle = Foundation.Bundle.module\n"
    for kind in AssetKind.allCases {
      text += "extension \(kind.suffix)Resource {\n"
      addResources(of: root, kind)
      text += "}\nextension UI\(kind.suffix) {\n"
      addProperties(of: root, kind)
      text += "}\n"
    }
  }

  private mutating func addResources(of group: AssetGroup, _ kind: AssetKind) {
    for (symbol, name) in group.symbols(kind) {
      text +=
        "static let `\(symbol)` = \(kind.suffix)Resource(name: \(String(reflecting: name)), "
        + "bundle: resourceBundle)\n"
    }
    for (symbol, inner) in group.namespaces(kind) {
      text += "enum `\(symbol)` {\n"
      addResources(of: inner, kind)
      text += "}\n"
    }
  }

  /// - Parameter path: The namespaces of the group.
  private mutating func addProperties(
    of group: AssetGroup, _ kind: AssetKind, _ path: String = ""
  ) {
    for (symbol, _) in group.symbols(kind)
    where !path.isEmpty || !declared.contains(symbol[...]) && !kind.systemNames.contains(symbol) {
      text +=
        "static var `\(symbol)`: UI\(kind.suffix) { "
        + "UI\(kind.suffix)(resource: \(kind.suffix)Resource\(path).`\(symbol)`) }\n"
    }
    for (symbol, inner) in group.namespaces(kind) {
      text += "enum `\(symbol)` {\n"
      addProperties(of: inner, kind, path + ".`\(symbol)`")
      text += "}\n"
    }
  }

  /// Returns the names of the static properties in a source.
  private static func staticProperties(in text: String) -> [Substring] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.count > 2 else { return [] }
    return words.indices.dropFirst(2).filter {
      (words[$0 - 2] == "static" || words[$0 - 2] == "class")
        && (words[$0 - 1] == "let" || words[$0 - 1] == "var")
    }.map { words[$0] }
  }

  private static func catalogs(in folder: String, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return Folder.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") { return [path] }
      return !name.contains(".") && Files.isFolder(path)
        ? catalogs(in: path, depth: depth + 1) : []
    }
  }
}
