import Foundation
import Glibc
import TestSupport
import Testing

/// A running `tactus simulate`, which ends with this object.
final class SimulateProcess {
  /// The address of the page.
  let address: String
  /// The folder of the phone and of the output.
  let folder: URL

  /// Starts the command with a phone of its own, and waits for the address.
  ///
  /// - Parameters:
  ///   - arguments: The operand and the options of the command; the Home screen without any.
  ///   - folder: The folder of an earlier phone, whose apps this one has; `nil` for a new one.
  ///   - environment: Further variables of the command.
  ///   - prepare: Called with the folder of the phone before the start.
  init(
    _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:],
    prepare: (_ phone: URL) throws -> Void = { _ in }
  ) throws {
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    let folder = self.folder
    let phone = folder.appending(path: "phone")
    try FileManager.default.createDirectory(
      at: phone, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      try prepare(phone)
      let errors = folder.appending(path: "errors.txt")
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      process.executableURL = FinishedProcess.builtTactus
      // An app of its own needs no folder of the phone.
      let place = arguments.contains("--bare") ? [] : ["--phone", phone.path]
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.arguments = ["simulate", "--no-open"] + arguments + place
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

  /// Installs an app of two that open each other on the phone in a folder, before the start.
  static func installLinkingApp(_ name: String, on phone: URL) throws {
    let files = FileManager.default
    let built = phone.deletingLastPathComponent().appending(path: "built-\(name)")
    try files.createDirectory(at: built, withIntermediateDirectories: true)
    let program = built.appending(path: "LinkingApp")
    try files.copyItem(
      at: FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "LinkingApp"),
      to: program)
    let list = """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
      <key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>\(name.lowercased())</string></array>
      </dict></array>
      <key>CFBundleDocumentTypes</key><array><dict>
      <key>LSItemContentTypes</key><array><string>public.plain-text</string></array>
      </dict></array></dict></plist>
      """
    try list.write(to: built.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["install", program.path, "--phone", phone.path])
    guard run.status == 0 else { throw BrowserError(description: run.errorText) }
  }

  /// The identifier of the command's process.
  var identifier: pid_t { process.processIdentifier }

  /// Returns the processes that the command has started and whose command line has a text.
  func programs(_ text: String) -> [pid_t] {
    let tasks = "/proc/\(identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    let children = threads.flatMap { thread in
      ((try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? "")
        .split(separator: " ").compactMap { pid_t($0) }
    }
    return children.filter { Self.commandLine($0).contains(text) }
  }

  /// Waits until the command runs a program that is not in a list, and returns it.
  func wait(for program: String, besides old: [pid_t] = [], _ browser: Chromium) throws -> pid_t {
    var found: [pid_t] = []
    try browser.wait("\(program): \(messages)") {
      found = programs(program).filter { !old.contains($0) }
      return !found.isEmpty
    }
    return found[0]
  }

  /// Kills a program of the command, and waits until the phone has another one in its place.
  ///
  /// - Returns: The new program.
  func replace(_ program: pid_t, _ text: String, _ browser: Chromium) throws -> pid_t {
    let before = messages.ranges(of: Self.connected).count
    let old = programs(text)
    Glibc.kill(program, SIGKILL)
    let new = try wait(for: text, besides: old, browser)
    try wait(forMessage: Self.connected, count: before + 1, browser)
    return new
  }

  /// The end of the message about a program that has joined the phone.
  private static let connected = " is connected"

  /// Waits until the command has written a message a number of times.
  func wait(forMessage message: String, count: Int, _ browser: Chromium) throws {
    try browser.wait("the message “\(message)”: \(messages)") {
      messages.ranges(of: message).count >= count
    }
  }

  /// Returns the command line of a process; an empty text for one that has ended.
  static func commandLine(_ process: pid_t) -> String {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("\0", with: " ")
  }

  /// Kills the command without a chance to clean up, and waits for its end.
  func kill() {
    Glibc.kill(identifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends the command as Ctrl-C does, and waits for its end, which must come within a minute.
  func end() {
    if process.isRunning { process.interrupt() }
    let limit = ContinuousClock.now + .seconds(60)
    while process.isRunning, ContinuousClock.now < limit { usleep(10_000) }
    if process.isRunning {
      Issue.record("the command has not ended within a minute after Ctrl-C: \(messages)")
      Glibc.kill(identifier, SIGKILL)
    }
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
