import Glibc
import TactusLowering

/// `tactus-rewrite lower`: prints lowered files, or writes them to a folder.
enum LowerCommand {
  static func run(_ words: [String]) -> Int32 {
    var options = LoweringOptions()
    var folder: String?
    var paths: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      func value() -> String {
        guard let value = rest.popFirst() else {
          RewriteProgram.fail("tactus-rewrite: error: \(word) needs a value\n")
        }
        return value
      }
      switch word {
      case "--module": options.module = value()
      case "--has": options.modules = (options.modules ?? []).union([value()])
      case "-D": options.defines.insert(value())
      case "--swift-version": options.languageVersion = .mode(value())
      case "-o": folder = value()
      case _ where word.hasPrefix("-"):
        RewriteProgram.fail("tactus-rewrite: error: there is no option \(word)\n")
      default: paths.append(word)
      }
    }
    guard !paths.isEmpty else { RewriteProgram.fail("tactus-rewrite: error: expected a file\n") }
    var sources: [LoweringSource] = []
    for path in paths {
      guard let text = Files.text(path) else {
        RewriteProgram.printError("\(path): error: the file cannot be read\n")
        return 66
      }
      sources.append(LoweringSource(path: path, text: text))
    }
    return write(Lowering(options).lower(sources), to: folder)
  }

  private static func write(_ files: [LoweredFile], to folder: String?) -> Int32 {
    var status: Int32 = 0
    for file in files {
      if let folder {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        guard Files.makeFolder(folder), Files.write(file.text, to: folder + "/" + name) else {
          RewriteProgram.printError("\(folder)/\(name): error: the file cannot be written\n")
          return 73
        }
      } else {
        print(file.text, terminator: "")
      }
      RewriteProgram.printError(file.diagnostics.map { $0.text + "\n" }.joined())
      if !file.diagnostics.isEmpty { status = 1 }
    }
    return status
  }
}
