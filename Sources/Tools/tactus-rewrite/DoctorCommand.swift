import Glibc
import TactusLowering

/// `tactus-rewrite doctor`: reports which of Apple's names a package uses, and which are
/// implemented.
enum DoctorCommand {
  static func run(_ words: [String]) -> Int32 {
    var folder: String?
    var isJSON = false
    var namesFolder: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--names": namesFolder = rest.popFirst()
      case _ where word.hasPrefix("-") || folder != nil:
        RewriteProgram.fail("tactus-rewrite: error: there is no place for '\(word)'\n")
      default: folder = word
      }
    }
    guard let folder else { RewriteProgram.fail("tactus-rewrite: error: expected a folder\n") }
    guard let names = (namesFolder ?? Self.namesFolder).flatMap(AppleNames.init(folder:)) else {
      RewriteProgram.printError(
        "tactus-rewrite: error: the tables of Apple's names, Data/API, are not found\n")
      return 3
    }
    let manifest = PackageManifest.path(in: folder).flatMap { Files.text($0) }
      .map(PackageManifest.init)
    let paths =
      Files.isFolder(folder)
      ? manifest?.sources(in: folder) ?? Files.swiftSources(in: folder) : [folder]
    let objectiveCSources =
      Files.isFolder(folder)
      ? manifest?.objectiveCSources(in: folder) ?? Files.objectiveCSources(in: folder) : []
    let sources = paths.compactMap { path in
      Files.text(path).map { LoweringSource(path: path, text: $0) }
    }
    guard !sources.isEmpty || !objectiveCSources.isEmpty else {
      RewriteProgram.printError("\(folder): error: there are no Swift sources\n")
      return 2
    }
    let report = Doctor(names).examine(
      sources, objectiveCSources: objectiveCSources,
      modules: manifest?.modules(in: folder) ?? [])
    print(isJSON ? "\(report.json)\n" : report.text, terminator: "")
    return report.isHealthy ? 0 : 1
  }

  /// The folder of tables, in a folder above this program.
  private static var namesFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    var path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      if Files.isFolder(path + "/Data/API") { return path + "/Data/API" }
    }
    return nil
  }
}
