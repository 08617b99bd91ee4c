import Foundation
import TestSupport
import Testing

/// Tests what `swift build` with the Swift SDK compiles after a change, and that the program is as
/// new as its sources.
@Suite(.enabled(if: BuiltProducts.hasFrameworks && BuiltProducts.hasRewriter))
struct IncrementalBuildTests {
  private let folder: TemporaryFolder

  /// Installs the SDK for a new user, and writes a package of a library with two files and a
  /// program.
  init() throws {
    folder = try TemporaryFolder()
    let installed = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["sdk", "install"], environment: environment,
      in: folder.url)
    try #require(installed.status == 0, "\(installed.errorText)")
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kitchen",
        targets: [.target(name: "Pans"), .executableTarget(name: "Cook", dependencies: ["Pans"])])

      """, to: "Kitchen/Package.swift")
    try write(lid, to: "Pans/Lid.swift")
    try write(pan, to: "Pans/Pan.swift")
    try write(
      """
      import Pans
      import UIKit

      final class WideLid: Lid {
        override var width: CGFloat { super.width * 2 }
      }
      print(Pan().text(), Pan().lid().width, WideLid().width, Pan().handles)

      """, to: "Cook/main.swift")
  }

  private var environment: [String: String] {
    ["XDG_CONFIG_HOME": folder.path("config"), "XDG_CACHE_HOME": folder.path("cache")]
  }

  /// Writes a source with a modification date of its own whole second: `swift build` does not
  /// compile a file whose text changed twice within one.
  ///
  /// - Source: measured with Swift 6.3, without the Swift SDK: 30 of 30 changes were missed.
  private func write(_ text: String, to file: String) throws {
    let path = "Kitchen/Sources/" + file
    let previous = try? FileManager.default.attributesOfItem(atPath: folder.path(path))
    try folder.write(text, to: path)
    guard let date = previous?[.modificationDate] as? Date else { return }
    let next = date.addingTimeInterval(2)
    try FileManager.default.setAttributes(
      [.modificationDate: next], ofItemAtPath: folder.path(path))
  }

  /// Builds the package, and returns the files that were compiled, sorted, with the program's
  /// output.
  private func build() throws -> (compiled: [String], output: String) {
    let built = try FinishedProcess(
      "swift", ["build", "--swift-sdk", "tactus"], environment: environment,
      in: folder.url.appending(path: "Kitchen"))
    #expect(built.status == 0, "\(built.text)\(built.errorText)")
    let names = built.text.matches(of: /Compiling \w+ (\w+\.swift)/).map { String($0.1) }
    let program = try FinishedProcess(
      folder.path("Kitchen/.build/debug/Cook"), [], environment: environment, in: folder.url)
    #expect(program.status == 0, "\(program.errorText)")
    return (Set(names).sorted(), program.text)
  }

  private var hasBodies: Bool {
    get throws {
      let module = try Data(
        contentsOf: URL(filePath: folder.path("Kitchen/.build/debug/Modules/Pans.swiftmodule")))
      // The implementation of an inherited method, in the table of a subclass.
      return module.range(of: Data("UIViewControllerC11viewDidLoad".utf8)) != nil
    }
  }

  private var lid: String {
    """
    import UIKit

    open class Lid: UIViewController {
      open var width: CGFloat { 12 }
      @objc func turn(_ sender: UIButton) {}
    }

    """
  }

  private var pan: String {
    """
    import UIKit

    public struct Pan {
      public var handles = 1
      public init() {}
      public func text(times: Int = 1) -> String { String(repeating: "pan", count: times) }
      public func lid() -> some Lid { Lid() }
    }

    """
  }

  @Test("A changed line compiles its file, and the program changes with its module")
  func changedLine() throws {
    var (compiled, output) = try build()
    #expect(output == "pan 12.0 24.0 1\n")
    #expect(try !hasBodies)

    try write(pan.replacing("\"pan\"", with: "\"pot\""), to: "Pans/Pan.swift")
    (compiled, output) = try build()
    #expect(!compiled.contains("Lid.swift") && compiled.contains("Pan.swift"), "\(compiled)")
    #expect(output == "pot 12.0 24.0 1\n")

    // A default argument and an initial value are in the library, which the program calls.
    try write(
      pan.replacing("times: Int = 1", with: "times: Int = 2").replacing("= 1\n", with: "= 3\n"),
      to: "Pans/Pan.swift")
    (compiled, output) = try build()
    #expect(!compiled.contains("Lid.swift"), "\(compiled)")
    #expect(output == "panpan 12.0 24.0 3\n")

    // Another member of the class moves those that the program calls.
    try write(
      lid.replacing("  open var", with: "  open func shut() {}\n  open var")
        .replacing("12", with: "13"), to: "Pans/Lid.swift")
    (compiled, output) = try build()
    #expect(compiled.contains("Lid.swift") && compiled.contains("main.swift"), "\(compiled)")
    #expect(output == "panpan 13.0 26.0 3\n")

    // A type in a function is in the module again.
    try write(
      lid.replacing("{ 12 }", with: "{ struct Size { var width = 14.0 }; return Size().width }"),
      to: "Pans/Lid.swift")
    (_, output) = try build()
    #expect(output == "panpan 14.0 28.0 3\n")
    #expect(try hasBodies)
  }
}
