import Foundation
import TactusSwiftSDK
import Testing

/// Fake build products of the frameworks, with a toolchain for them, in a folder of their own.
final class FakeFrameworks {
  let folder: URL
  /// The version line of its compiler.
  static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

  init() throws {
    let all = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = all.appending(path: "tactus sdk's \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("library", to: "products/libUIKit.so")
    try describe(["UIKit": ["UIKit"]])
    try write("\u{1}\(Self.version)\u{2}", to: "products/Modules/UIKit.swiftmodule")
    try writeCompiler("echo compiled \"$@\"")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func built() throws -> BuiltFrameworks {
    try BuiltFrameworks(in: path("products"))
  }

  /// Describes the libraries with their modules.
  func describe(_ libraries: [String: [String]]) throws {
    let description: [String: Any] = [
      "libraries": libraries, "cModules": ["CCairo", "CRoom"],
      "offered": ["MapKit", "StoreKit", "UIKit"],
    ]
    let data = try JSONSerialization.data(withJSONObject: description, options: .sortedKeys)
    try write(String(decoding: data, as: UTF8.self), to: "products/frameworks.json")
  }

  /// Adds a library with a module of its own to the products.
  func add(_ name: String, to others: [String: [String]] = ["UIKit": ["UIKit"]]) throws {
    try write("library \(name)", to: "products/lib\(name).so")
    try write("\u{1}\(Self.version)\u{2}", to: "products/Modules/\(name).swiftmodule")
    try describe(others.merging([name: [name]]) { $1 })
  }

  /// Writes a compiler, a script, with its version.
  ///
  /// - Parameters:
  ///   - script: What it does; all compilers tell their version.
  ///   - version: The line with its version.
  ///   - folder: The folder of its toolchain.
  func writeCompiler(_ script: String, _ version: String = version, in folder: String = "swift")
    throws
  {
    try write(
      "#!/bin/sh\n[ \"$1\" != --version ] || { echo '\(version)'; exit; }\n\(script)\n",
      to: "\(folder)/usr/bin/swiftc", isProgram: true)
    try write("", to: "\(folder)/usr/lib/swift/linux/swiftrt.o")
  }

  /// Returns the toolchain that the products claim to be built with.
  func toolchain() throws -> SwiftToolchain {
    try #require(
      SwiftToolchain(
        described: """
          {"compilerVersion": "\(Self.version)",
           "target": {"unversionedTriple": "x86_64-unknown-linux-gnu"},
           "paths": {"runtimeResourcePath": "\(path("swift/usr/lib/swift"))"}}
          """))
  }

  func write(_ text: String, to name: String, isProgram: Bool = false) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  /// Runs a program with a fake toolchain in `PATH`.
  ///
  /// - Parameters:
  ///   - toolchain: The folder of the toolchain; `nil` leaves only the system's programs.
  func run(
    _ program: String, _ arguments: [String], toolchain: String? = "swift"
  ) throws -> (status: Int32, text: String) {
    let (process, output) = try start(program, arguments, toolchain: toolchain)
    let data = output.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Starts a program with a fake toolchain in `PATH`; returns it with its output.
  func start(
    _ program: String, _ arguments: [String], toolchain: String? = "swift"
  ) throws -> (Process, FileHandle) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    let others = toolchain == nil ? "/usr/bin:/bin" : variables["PATH"] ?? ""
    variables["PATH"] = (toolchain.map { path("\($0)/usr/bin") + ":" } ?? "") + others
    process.environment = variables
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    return (process, pipe.fileHandleForReading)
  }
}
