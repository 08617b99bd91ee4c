import TactusCommandKit
import TactusFiles
import TactusJSON

/// The build products of the frameworks: one dynamic library, and a module for each room in it.
public struct BuiltFrameworks: Sendable, Equatable {
  /// The path of the library.
  public let library: String
  /// The path of the library that asks the test frameworks for the test that runs, which only test
  /// bundles load; `nil` if there is none.
  public let testLibrary: String?
  /// The modules in the library.
  public let modules: [String]
  /// The C modules used by the library, of which a client needs only the names.
  public let hiddenModules: [String]
  /// The program `tactus-rewrite`; `nil` if there is none.
  public let rewriter: String?
  /// The programs that read documents for apps, those of `readerNames` that are there.
  public let readers: [String]
  /// The folder of the modules.
  let folder: String

  /// The names of the programs that read documents for apps.
  static let readerNames = ["tactus-reader", "tactus-text-reader"]

  /// The library's name for the linker.
  static let name = "TactusFrameworks"

  /// The file name of the library that only test bundles load; `PhoneTesting` looks for it.
  static let testLibraryName = "lib\(testModuleName).so"

  /// The module of that library, which tests import along with XCTest.
  static let testModuleName = "TactusTestFrameworks"

  /// Reads a products folder.
  ///
  /// - Throws: `CommandFailure` if the library is missing.
  public init(in products: String, of package: TactusPackage) throws {
    library = "\(products)/lib\(Self.name).so"
    let testLibrary = "\(products)/\(Self.testLibraryName)"
    self.testLibrary = FileTree.exists(testLibrary) ? testLibrary : nil
    let list = "\(products)/\(Self.name).product/Objects.LinkFileList"
    guard FileTree.exists(library), let text = try? SourceText.read(list) else {
      throw CommandFailure(
        .unreadableInput, "the folder has no built frameworks", at: SourceLocation(products))
    }
    // The linked files show which modules are in the library: `…/UIKit.build/UIView.swift.o`.
    var names: Set<String> = []
    for line in text.text(text.start..<text.bytes.count).split(separator: "\n") {
      for part in line.split(separator: "/") where part.hasSuffix(".build") {
        names.insert(String(part.dropLast(6)))
      }
    }
    folder = products + "/Modules"
    let modulesFolder = folder
    if self.testLibrary != nil { names.insert(Self.testModuleName) }
    modules = names.filter { FileTree.exists("\(modulesFolder)/\($0).swiftmodule") }.sorted()
    let system = Folder.names(in: package.path + "/Sources/System")
    names.remove(Self.testModuleName)
    hiddenModules = (names.subtracting(modules).filter { !$0.isEmpty } + system).sorted()
    let program = products + "/tactus-rewrite"
    rewriter = FileTree.exists(program) ? program : nil
    readers = Self.readerNames.map { "\(products)/\($0)" }.filter(FileTree.exists)
  }

  /// Returns the path of a module file.
  func file(of module: String) -> String { "\(folder)/\(module).swiftmodule" }

  /// Returns whether a compiler of this version can read the modules.
  ///
  /// - Parameter version: The compiler's version line, which the modules of that compiler contain.
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
