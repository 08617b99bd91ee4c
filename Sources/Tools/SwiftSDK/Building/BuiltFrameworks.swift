import CommandKit
import PositionedText

/// The frameworks as SwiftPM leaves them: one dynamic library, and a module for each room in it.
public struct BuiltFrameworks: Sendable, Equatable {
  /// The library.
  public let library: String
  /// The rooms in it, as their modules are called.
  public let modules: [String]
  /// C modules that the rooms were built with, of which a client needs no more than the name.
  public let hiddenModules: [String]
  /// The program that lowers what Objective-C brings into Swift; `nil` where there is none.
  public let rewriter: String?
  /// The folder of the modules.
  let folder: String

  /// The library's name on the command line of a linker.
  static let name = "TactusFrameworks"

  /// Looks what is in a folder of products.
  ///
  /// - Throws: `CommandFailure` where the library is not among them.
  public init(in products: String, of package: TactusPackage) throws {
    library = "\(products)/lib\(Self.name).so"
    let list = "\(products)/\(Self.name).product/Objects.LinkFileList"
    guard FileTree.exists(library), let text = try? SourceText.read(list) else {
      throw CommandFailure(
        .unreadableInput, "the frameworks are not built here", at: SourceLocation(products))
    }
    // What was linked says which rooms are in it: `…/UIKit.build/UIView.swift.o`.
    var rooms: Set<String> = []
    for line in text.text(text.start..<text.bytes.count).split(separator: "\n") {
      for part in line.split(separator: "/") where part.hasSuffix(".build") {
        rooms.insert(String(part.dropLast(6)))
      }
    }
    folder = products + "/Modules"
    let modulesFolder = folder
    modules = rooms.filter { FileTree.exists("\(modulesFolder)/\($0).swiftmodule") }.sorted()
    let system = Folder.names(in: package.path + "/Sources/System")
    hiddenModules = (rooms.subtracting(modules).filter { !$0.isEmpty } + system).sorted()
    let program = products + "/tactus-rewrite"
    rewriter = FileTree.exists(program) ? program : nil
  }

  /// The file of a module.
  func file(of module: String) -> String { "\(folder)/\(module).swiftmodule" }

  /// Whether a compiler of this version can read the modules.
  ///
  /// - Parameter version: What the compiler says of itself; a module has the words of the one that
  ///   made it in it.
  public func isReadable(by version: String) -> Bool {
    guard let first = modules.first, let file = try? SourceText.read(file(of: first)) else {
      return false
    }
    let wanted = Array(version.utf8)
    guard let letter = wanted.first, file.bytes.count >= wanted.count else { return false }
    return file.bytes.indices.dropLast(wanted.count - 1).contains { start in
      file.bytes[start] == letter && file.bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
