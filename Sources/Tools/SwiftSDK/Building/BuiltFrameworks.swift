import TactusCommandKit
import TactusFiles
import TactusJSON

/// The build products of the frameworks: dynamic libraries, and the modules in each.
public struct BuiltFrameworks: Sendable, Equatable {
  /// A library and its modules.
  public struct Library: Sendable, Equatable {
    /// The library's name for the linker, such as `UIKit`.
    public let name: String
    /// The names of its modules.
    public let modules: [String]
  }

  /// The libraries, each after those that it needs.
  public let libraries: [Library]
  /// The C modules used by the libraries, of which a client needs only the names.
  public let hiddenModules: [String]
  /// All frameworks that can be built, whether they are or not.
  public let offered: [String]
  /// The program `tactus-rewrite`; `nil` if there is none.
  public let rewriter: String?
  /// The programs that read documents for apps, those of `readerNames` that are there.
  public let readers: [String]
  /// The folder of the products.
  public let folder: String

  /// The modules of all libraries.
  public var modules: [String] { libraries.flatMap(\.modules).sorted() }

  /// The names of the programs that read documents for apps.
  static let readerNames = ["tactus-reader", "tactus-text-reader"]

  /// The library whose code works from the start of every program, whether it is called or not.
  static let system = "TactusSystem"

  /// The description of the libraries, which `Scripts/link` writes.
  public static let description = "frameworks.json"

  /// Reads a products folder.
  ///
  /// - Throws: `CommandFailure` if the description or a library is missing.
  public init(in products: String) throws {
    folder = products
    guard let source = try? SourceText.read("\(products)/\(Self.description)"),
      let tree = try? JSONTree(source)
    else {
      throw CommandFailure(
        .unreadableInput, "the folder has no built frameworks", at: SourceLocation(products))
    }
    var (libraries, hidden, offered): ([Library], [String], [String]) = ([], [], [])
    for member in tree.root.members {
      switch member.key {
      case "libraries":
        libraries = member.members.map { library in
          Library(name: library.key ?? "", modules: library.elements.compactMap(\.string))
        }
      case "cModules": hidden = member.elements.compactMap(\.string)
      case "offered": offered = member.elements.compactMap(\.string)
      default: break
      }
    }
    self.libraries = libraries
    (hiddenModules, self.offered) = (hidden, offered)
    let program = products + "/tactus-rewrite"
    rewriter = FileTree.exists(program) ? program : nil
    readers = Self.readerNames.map { "\(products)/\($0)" }.filter(FileTree.exists)
    for library in libraries {
      let files = [path(of: library)] + library.modules.map(file)
      guard let missing = files.first(where: { !FileTree.exists($0) }) else { continue }
      throw CommandFailure(
        .unreadableInput, "this part of the framework \(library.name) is missing",
        at: SourceLocation(missing), hint: "Build it again: Scripts/build-command \(library.name)")
    }
  }

  /// Returns the path of a library.
  func path(of library: Library) -> String { "\(folder)/lib\(library.name).so" }

  /// Returns the path of a module file.
  func file(of module: String) -> String { "\(folder)/Modules/\(module).swiftmodule" }

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
