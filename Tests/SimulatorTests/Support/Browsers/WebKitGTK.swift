import Foundation

/// A browser with WebKitGTK on a display of its own, driven through WebDriver.
///
/// - Thread: one at a time.
final class WebKitGTK: Browser {
  /// Whether the browser, its driver and a display without a screen are installed.
  static let isInstalled = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", browserPath].allSatisfy(
    FileManager.default.isExecutableFile(atPath:))

  init() throws {
    home = try BrowserProfile()
    // The number of the display is the first line.
    display = try BrowserProcess(
      "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
      home: home.url, announcement: "")
    let port = try FreePort.next()
    driver = try BrowserProcess(
      "/bin/sh",
      // The driver announces nothing itself.
      ["-c", "echo started; exec WebKitWebDriver --port=\(port)"], home: home.url,
      environment: ["DISPLAY": ":\(display.address)"], announcement: "")
    connection = WebDriverConnection(port: port)
    let options: [String: Any] = ["binary": Self.browserPath, "args": ["--automation"]]
    let value = try connection.command(
      "POST", "/session",
      ["capabilities": ["alwaysMatch": ["webkitgtk:browserOptions": options]]],
      waitsForStart: true)
    guard let session = (value as? [String: Any])?["sessionId"] as? String else {
      throw BrowserError(description: "WebKitGTK does not start")
    }
    path = "/session/\(session)"
    try connection.command(
      "POST", path + "/window/rect", ["width": 1280, "height": 960, "x": 0, "y": 0])
  }

  deinit {
    _ = try? connection.command("DELETE", path)
    driver.end()
    display.end()
    home.remove()
  }

  // MARK: The page

  func open(_ address: String) throws {
    try connection.command("POST", path + "/url", ["url": address])
  }

  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let script = """
      const done = arguments[arguments.length - 1];
      (async () => (\(expression)))().then(
        (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));
      """
    let answer = try connection.command(
      "POST", path + "/execute/async", ["script": script, "args": [] as [Any]])
    let members = answer as? [String: Any] ?? [:]
    if let error = members["error"] { throw BrowserError(description: "\(error)") }
    return members["value"] is NSNull ? nil : members["value"]
  }

  func picture() throws -> Data {
    let text = try connection.command("GET", path + "/screenshot") as? String ?? ""
    return Data(base64Encoded: text) ?? Data()
  }

  // MARK: Input

  func point(_ phase: PointerPhase, _ pointers: [Pointer]) throws {
    let mice = pointers.filter { $0.kind == .mouse }
    if !mice.isEmpty {
      try connection.command(
        "POST", path + "/actions", ["actions": mice.map { $0.actions(phase) }])
    }
    // The driver has neither touches nor pressures of pens.
    for pointer in pointers where pointer.kind != .mouse { try dispatch(phase, pointer) }
  }

  // MARK: Internals

  private static let browserPath = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

  private let home: BrowserProfile
  private let display: BrowserProcess
  private let driver: BrowserProcess
  private let connection: WebDriverConnection
  private var path = ""
}
