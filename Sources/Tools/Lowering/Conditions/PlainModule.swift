/// The criterion of modules that are compiled as on Linux.
///
/// A dependency without any of Apple's modules that was written for Linux too, or that has C code,
/// keeps Linux' values of `#if os(…)`: its C headers see Linux as well.
enum PlainModule {
  /// Returns whether a module of some sources is compiled as on Linux.
  static func isPlain(_ texts: [String], _ options: LoweringOptions) -> Bool {
    let imported = texts.reduce(into: Set<String>()) { $0.formUnion(imports(in: $1)) }
    guard imported.isDisjoint(with: apples) else { return false }
    if texts.contains(where: { $0.mentions("os(Linux)") || $0.mentions("Glibc") }) { return true }
    guard let found = options.modules else { return false }
    return !imported.subtracting(found).subtracting(toolchains).isEmpty
  }

  private static let apples = AppleModules.present.union(AppleModules.others)
    .subtracting(["Darwin", "ObjectiveC", "Observation", "Swift"])

  /// The modules of the toolchain and of systems; other modules without a Swift module are C code.
  private static let toolchains: Set<String> = [
    "Android", "Bionic", "Builtin", "CRT", "Cxx", "Darwin", "Distributed", "Glibc", "Musl",
    "ObjectiveC", "Observation", "RegexBuilder", "Swift", "Synchronization", "WASILibc", "WinSDK",
    "_Concurrency", "_Differentiation", "_StringProcessing", "ucrt",
  ]

  /// Returns the modules that a source imports, under whatever conditions.
  static func imports(in text: String) -> Set<String> {
    var modules: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.count < 400 {
      guard line.contains(UInt8(ascii: "i")) else { continue }
      let words = line.split { [0x20, 0x09, 0x0d, 0x3b].contains($0) }.map { String($0) ?? "" }
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
      else { continue }
      guard let name = words[(index + 1)...].first(where: { !kinds.contains($0) }) else { continue }
      modules.insert(String(name.prefix { $0 != "." }))
    }
    return modules
  }

  private static let modifiers: Set<String> = [
    "fileprivate", "internal", "package", "private", "public",
  ]
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
