import Foundation
import Glibc

/// A headless browser, driven through its debugging protocol over a pipe.
///
/// - Thread: one at a time.
final class Chromium: Browser {
  typealias Failure = BrowserError

  /// Whether the browser is installed.
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")

  /// Errors of the page's scripts, and requests that the browser refused.
  private(set) var scriptErrors: [String] = []

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - trustsAll: Whether self-signed certificates are accepted.
  ///   - rules: Rules of the names that the browser looks up, such as `MAP a.example 127.0.0.1`.
  init(trustsAll: Bool = false, resolving rules: String? = nil) throws {
    profile = try BrowserProfile()
    let (toBrowser, fromBrowser) = (try Self.pipe(), try Self.pipe())
    (input, output) = (toBrowser.write, fromBrowser.read)
    defer {
      close(toBrowser.read)
      close(fromBrowser.write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The browser reads commands from descriptor 3, and answers on 4.
    posix_spawn_file_actions_adddup2(&actions, toBrowser.read, 3)
    posix_spawn_file_actions_adddup2(&actions, fromBrowser.write, 4)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let trust =
      (trustsAll ? ["--ignore-certificate-errors"] : [])
      + (rules.map { ["--host-resolver-rules=\($0)"] } ?? [])
    let words =
      [
        "/usr/bin/chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--remote-debugging-pipe", "--hide-scrollbars", "--user-data-dir=\(profile.url.path)",
        "--autoplay-policy=no-user-gesture-required",
      ] + trust + ["about:blank"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    // A process group of its own, so that its helpers end with it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let status = posix_spawn(&process, words[0], &actions, &attributes, &arguments, environ)
    guard status == 0 else { throw Failure(description: String(cString: strerror(status))) }
    let target = try command("Target.createTarget", ["url": "about:blank"])
    let attached = try command(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try command("\(domain).enable") }
    try resize(1280, 860)
  }

  deinit {
    // 0 and -0 are this process's own group.
    if process > 0 {
      kill(-process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(input)
    close(output)
    profile.remove()
  }

  // MARK: The page

  func resize(_ width: Int, _ height: Int, ratio: Double = 1) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false])
  }

  /// Sets media features of the page, such as `prefers-color-scheme`.
  func prefer(_ features: [String: String]) throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["features": features.map { ["name": $0.key, "value": $0.value] }])
  }

  /// Runs a script in every page before its own scripts.
  func runFirst(_ script: String) throws {
    try command("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  func open(_ address: String) throws { try command("Page.navigate", ["url": address]) }

  /// Returns the value of an expression in the page, or of its promise.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try command(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let wrong = answer["exceptionDetails"] { throw Failure(description: "\(wrong)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func picture() throws -> Data {
    let answer = try command("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  // MARK: Input

  /// A finger on a touch screen that feels force.
  struct Finger {
    var x: Double
    var y: Double
    var force = 0.5
    var id = 0

    fileprivate var json: [String: Any] {
      ["x": x, "y": y, "force": force, "id": id, "radiusX": 10, "radiusY": 10]
    }
  }

  func touch(_ type: String, _ fingers: [Finger]) throws {
    try command(
      "Input.dispatchTouchEvent", ["type": type, "touchPoints": fingers.map(\.json)])
  }

  /// Presses one finger from one force to another, and does not lift it.
  ///
  /// A browser drops a move that changes nothing but the force, so the finger moves a little each
  /// time.
  func press(x: Double, y: Double, from first: Double, to last: Double, steps: Int = 8) throws {
    try touch("touchStart", [Finger(x: x, y: y, force: first)])
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let force = first + (last - first) * part
      try touch("touchMove", [Finger(x: x + Double(step % 2) * 0.5, y: y, force: force)])
    }
  }

  func mouse(
    _ type: String, x: Double, y: Double, modifiers: Int = 0, wheel: Double? = nil
  ) throws {
    var parameters: [String: Any] = [
      "type": type, "x": x, "y": y, "button": wheel == nil ? "left" : "none",
      "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1, "modifiers": modifiers,
    ]
    if let wheel {
      parameters["deltaX"] = 0
      parameters["deltaY"] = wheel
    }
    try command("Input.dispatchMouseEvent", parameters)
  }

  /// Sends an event of a pen.
  ///
  /// - Parameters:
  ///   - force: The pressure, 0...1.
  ///   - tilt: The tilt to the right and to the bottom, in degrees; 0 is an upright pen.
  func pen(
    _ type: String, x: Double, y: Double, force: Double, tilt: (x: Int, y: Int) = (0, 0)
  ) throws {
    try command(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
        "clickCount": 1, "pointerType": "pen", "force": force, "tiltX": tilt.x, "tiltY": tilt.y,
      ])
  }

  func click(_ selector: String) throws {
    let (x, y) = try middle(of: selector)
    try mouse("mousePressed", x: x, y: y)
    try mouse("mouseReleased", x: x, y: y)
  }

  /// Sends a key event.
  ///
  /// - Parameter place: The key's code, if it is not the name of the key.
  func key(_ type: String, _ key: String, code: Int, place: String? = nil) throws {
    var parameters: [String: Any] = [
      "type": type, "key": key, "code": place ?? (key == " " ? "Space" : key),
      "windowsVirtualKeyCode": code,
    ]
    if type == "keyDown", key == " " { parameters["text"] = " " }
    try command("Input.dispatchKeyEvent", parameters)
  }

  func point(_ phase: PointerPhase, _ pointers: [Pointer]) throws {
    for pointer in pointers where pointer.kind != .touch {
      let types = [
        PointerPhase.down: "mousePressed", .move: "mouseMoved", .up: "mouseReleased",
      ]
      let (type, tilt) = (types[phase] ?? "", pointer.tilt ?? (0, 0))
      if pointer.kind == .mouse {
        try mouse(type, x: pointer.x, y: pointer.y)
      } else {
        try pen(type, x: pointer.x, y: pointer.y, force: pointer.force, tilt: tilt)
      }
    }
    let fingers = pointers.filter { $0.kind == .touch }
    guard !fingers.isEmpty else { return }
    let types = [PointerPhase.down: "touchStart", .move: "touchMove", .up: "touchEnd"]
    try touch(
      types[phase] ?? "",
      phase == .up
        ? [] : fingers.map { Finger(x: $0.x, y: $0.y, force: $0.force, id: $0.id) })
  }

  // MARK: The protocol

  @discardableResult
  func command(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    let number = lastNumber
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try receive()
      if answer["id"] as? Int == number {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
  }

  // MARK: Internals

  private let profile: BrowserProfile
  private let input: Int32
  private let output: Int32
  private var process: pid_t = 0
  private var session: String?
  private var lastNumber = 0
  private var rest: [UInt8] = []

  /// Milliseconds that the browser may take for an answer.
  private static let patience: Int32 = 30_000

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw Failure(description: "there is no pipe") }
    // Far from the browser's descriptors, and not inherited twice.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 64) }
    for end in ends { close(end) }
    return (moved[0], moved[1])
  }

  private func receive() throws -> [String: Any] {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = Data(rest[..<end])
        rest.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Self.patience) > 0 else {
        throw Failure(description: "the browser does not answer")
      }
      let count = read(output, &piece, piece.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      rest += piece[..<count]
    }
  }

  private func note(_ event: [String: Any]) {
    guard let parameters = event["params"] as? [String: Any] else { return }
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": scriptErrors.append("\(parameters)")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      if entry["level"] as? String == "error" { scriptErrors.append("\(entry["text"] ?? entry)") }
    default: break
    }
  }
}
