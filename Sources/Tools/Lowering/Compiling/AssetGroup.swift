import TactusFiles
import TactusJSON

/// The assets of catalogs, or of a group in a catalog that is a namespace.
struct AssetGroup {
  /// The names of the assets, by their kinds and symbols.
  private var assets: [AssetKind: [String: String]] = [:]
  /// The namespaces in the group, by their symbols.
  private var namespaces: [String: AssetGroup] = [:]

  /// Adds the assets in a folder of a catalog.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - prefix: The beginning of the assets' names: the namespaces with a slash after each.
  mutating func read(_ folder: String, prefix: String = "") {
    for name in Folder.names(in: folder) {
      let path = folder + "/" + name
      if let kind = AssetKind.allCases.first(where: { name.hasSuffix(".\($0.rawValue)set") }) {
        let asset = String(name.dropLast(kind.rawValue.count + 4))
        let symbol = Self.symbol(asset, without: kind.suffix)
        // Two assets with a symbol are an error of Xcode's.
        if !symbol.isEmpty, assets[kind, default: [:]][symbol] == nil {
          assets[kind, default: [:]][symbol] = prefix + asset
        }
      } else if !name.contains("."), Files.isFolder(path) {
        if Self.isNamespace(path) {
          let symbol = Self.typeSymbol(name)
          namespaces[symbol, default: AssetGroup()].read(path, prefix: prefix + name + "/")
        } else {
          read(path, prefix: prefix)
        }
      }
    }
  }

  /// The symbols of a kind with the names of the assets, in order.
  func symbols(_ kind: AssetKind) -> [(String, String)] {
    (assets[kind] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The namespaces that have assets of a kind, in order.
  func namespaces(_ kind: AssetKind) -> [(String, AssetGroup)] {
    namespaces.filter { $0.value.has(kind) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func has(_ kind: AssetKind) -> Bool {
    assets[kind] != nil || namespaces.values.contains { $0.has(kind) }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = Files.read(folder + "/Contents.json"),
      let tree = try? JSONTree(SourceText(name: "Contents.json", bytes: bytes))
    else { return false }
    let properties = tree.root.members.first { $0.key == "properties" }
    return properties?.members.contains { $0.key == "provides-namespace" && $0.bool == true }
      ?? false
  }

  /// Returns the symbol of an asset: in camel case, without the suffix of its kind.
  ///
  /// A letter after a digit, or after a character that no identifier has, is a capital. Capitals at
  /// the beginning are small letters, except the last one if it begins a word.
  static func symbol(_ name: String, without suffix: String) -> String {
    var letters = Array(typeSymbol(name, keepsFirst: true))
    let capitals = letters.prefix { $0.isUppercase }.count
    let isFollowed = capitals < letters.count && letters[capitals].isLetter
    for index in 0..<(capitals > 1 && isFollowed ? capitals - 1 : capitals) {
      letters.replaceSubrange(index...index, with: letters[index].lowercased())
    }
    let symbol = String(letters)
    let isLonger = symbol.count > suffix.count && symbol.hasSuffix(suffix)
    return isLonger ? String(symbol.dropLast(suffix.count)) : symbol
  }

  private static func typeSymbol(_ name: String, keepsFirst: Bool = false) -> String {
    var symbol = ""
    var isStart = !keepsFirst
    for letter in name {
      let isDigit = "0"..."9" ~= letter
      guard letter.isLetter || isDigit else {
        isStart = !symbol.isEmpty || !keepsFirst
        continue
      }
      if symbol.isEmpty, isDigit { symbol = "_" }
      symbol += isStart ? letter.uppercased() : String(letter)
      isStart = isDigit
    }
    return symbol
  }
}
