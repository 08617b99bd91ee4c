import Foundation
import Glibc
import TestSupport

/// A running `tactus simulate`, which ends with this object.
final class SimulateProcess {
  /// The address of the page.
  let address: String
  /// The folder of the phone and of the output.
  let folder: URL

  /// Starts the command with a phone of its own, and waits for the address.
  ///
  /// - Parameter prepare: Called with the folder of the phone before the start.
  init(prepare: (_ phone: URL) throws -> Void = { _ in }) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    let phone = folder.appending(path: "phone")
    try FileManager.default.createDirectory(
      at: phone, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      try prepare(phone)
      let errors = folder.appending(path: "errors.txt")
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      process.executableURL = FinishedProcess.builtTactus
      process.arguments = ["simulate", "--no-open", "--phone", phone.path]
      process.standardInput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      output = pipe
      var text = Data()
      while !text.contains(UInt8(ascii: "\n")) {
        let more = pipe.fileHandleForReading.availableData
        guard !more.isEmpty else {
          let reason = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
          throw BrowserError(description: "tactus simulate does not start: \(reason)")
        }
        text += more
      }
      address = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    } catch {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the command as Ctrl-C does, and waits for its end.
  func end() {
    if process.isRunning { process.interrupt() }
    process.waitUntilExit()
  }

  /// The messages of the command so far.
  var messages: String {
    (try? String(contentsOf: folder.appending(path: "errors.txt"), encoding: .utf8)) ?? ""
  }

  /// Returns a browser with the page, once the Home screen shows an app.
  func browser(showing app: String) throws -> Chromium {
    let browser = try Chromium()
    try browser.open(address)
    try browser.wait(seconds: 60, until: "document.querySelector('\(Self.element(app))')")
    return browser
  }

  /// Returns the selector of the element on the screen whose label begins with a text.
  static func element(_ label: String) -> String { "#elements [aria-label^=\"\(label)\"]" }

  // MARK: Internals

  private let process = Process()
  private var output: Pipe?
}
