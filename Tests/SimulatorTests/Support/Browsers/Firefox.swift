import Foundation

/// A headless Firefox, driven through WebDriver BiDi.
///
/// - Thread: one at a time.
final class Firefox: Browser {
  /// Whether the browser is installed.
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  /// Errors of the page's scripts.
  private(set) var scriptErrors: [String] = []

  init() throws {
    profile = try BrowserProfile()
    let preferences = [
      // Touch events also without a touch screen, and a clipboard without questions.
      #""dom.w3c_touch_events.enabled", 1"#, #""dom.events.testing.asyncClipboard", true"#,
      #""media.autoplay.default", 0"#, #""widget.gtk.overlay-scrollbars.enabled", false"#,
    ]
    try Data(preferences.map { "user_pref(\($0));\n" }.joined().utf8)
      .write(to: profile.url.appending(path: "user.js"))
    process = try BrowserProcess(
      Self.path,
      [
        "--headless", "--no-remote", "--profile", profile.url.path, "--remote-debugging-port", "0",
        "--remote-allow-system-access", "about:blank",
      ], home: profile.url, announcement: "WebDriver BiDi listening on ")
    connection = try BiDiConnection(process.address + "/session")
    try connection.command("session.new", ["capabilities": [:] as [String: Any]])
    context = try firstContext([:])
    system = try firstContext(["moz:scope": "chrome"])
    connection.onEvent = { [weak self] method, parameters in
      guard method == "log.entryAdded", parameters["level"] as? String == "error" else { return }
      self?.scriptErrors.append("\(parameters["text"] ?? parameters)")
    }
    try connection.command("session.subscribe", ["events": ["log.entryAdded"]])
    try resize(1280, 860)
  }

  deinit {
    process.end()
    profile.remove()
  }

  // MARK: The page

  func resize(_ width: Int, _ height: Int) throws {
    try connection.command(
      "browsingContext.setViewport",
      ["context": context, "viewport": ["width": width, "height": height]])
  }

  func open(_ address: String) throws {
    try connection.command(
      "browsingContext.navigate", ["context": context, "url": address, "wait": "complete"])
  }

  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let text = try run(
      "(async () => JSON.stringify((await (\(expression))) ?? null))()", in: context)
    let data = Data((text as? String ?? "null").utf8)
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    return value is NSNull ? nil : value
  }

  func picture() throws -> Data {
    let answer = try connection.command(
      "browsingContext.captureScreenshot", ["context": context])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  // MARK: Input

  func point(_ phase: PointerPhase, _ pointers: [Pointer]) throws {
    let pens = pointers.filter { $0.kind == .pen }
    for pen in pens {
      // The driver has no pens, and the browser's own events have no tilt.
      if pen.tilt == nil { try send(phase, pen) } else { try dispatch(phase, pen) }
    }
    let others = pointers.filter { $0.kind != .pen }
    guard !others.isEmpty else { return }
    try connection.command(
      "input.performActions",
      ["context": context, "actions": others.map { $0.actions(phase) }])
  }

  // MARK: Internals

  private static let path = "/usr/bin/firefox-esr"
  /// `MouseEvent.MOZ_SOURCE_PEN`.
  private static let penSource = 2

  private let profile: BrowserProfile
  private let process: BrowserProcess
  private let connection: BiDiConnection
  private var context = ""
  /// The browser's own window.
  private var system = ""

  private func firstContext(_ parameters: [String: Any]) throws -> String {
    let tree = try connection.command("browsingContext.getTree", parameters)
    let contexts = tree["contexts"] as? [[String: Any]] ?? []
    guard let context = contexts.first?["context"] as? String else {
      throw BrowserError(description: "Firefox has no window")
    }
    return context
  }

  private func run(_ expression: String, in context: String) throws -> Any? {
    let answer = try connection.command(
      "script.evaluate",
      ["expression": expression, "target": ["context": context], "awaitPromise": true])
    guard answer["type"] as? String == "success" else {
      throw BrowserError(description: "\(answer["exceptionDetails"] ?? answer)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Sends an event of a pen without tilt, as the system would.
  private func send(_ phase: PointerPhase, _ pen: Pointer) throws {
    let types = [PointerPhase.down: "mousedown", .move: "mousemove", .up: "mouseup"]
    let buttons = phase == .up ? 0 : 1
    _ = try run(
      """
      (() => {
        const { x, y } = gBrowser.selectedBrowser.getBoundingClientRect();
        window.synthesizeMouseEvent("\(types[phase] ?? "")", x + \(pen.x), y + \(pen.y), {
          button: 0, buttons: \(buttons), clickCount: 1, inputSource: \(Self.penSource),
          pressure: \(phase == .up ? 0 : pen.force),
        }, {});
      })()
      """, in: system)
  }
}
