import TactusJSON
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript

extension PageRequest {
  /// An error of a page's message; for logs and tests only.
  public struct FormatError: Error, Equatable {
    /// The reason.
    public var reason: String
  }

  /// The largest number of lines, or touches, of a message.
  ///
  /// - Source: ours. Confidence: guess.
  private static let lineLimit = 512

  /// The largest number of seconds of one `pass` request.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestPass = 60.0

  /// Reads a message, which has one JSON object a line.
  ///
  /// - Throws: `FormatError`; then the whole message is ignored.
  public static func read(_ bytes: [UInt8]) throws(FormatError) -> [PageRequest] {
    guard bytes.count <= PageLimits.messageBytes else { throw FormatError(reason: "too large") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FormatError(reason: "not UTF-8")
    }
    var requests: [PageRequest] = []
    for line in text.split(separator: "\n") {
      guard requests.count < lineLimit else { throw FormatError(reason: "too many lines") }
      requests.append(try read(String(line)))
    }
    return requests
  }

  /// Reads a message with touches, which come as bytes.
  ///
  /// - Throws: `FormatError`; then the whole message is ignored.
  public static func readTouches(_ bytes: [UInt8]) throws(FormatError) -> [PageRequest] {
    guard bytes.count <= PageLimits.messageBytes else { throw FormatError(reason: "too large") }
    var reader = try TouchBytesReader(bytes)
    var requests: [PageRequest] = []
    while !reader.isAtEnd {
      guard requests.count < lineLimit else { throw FormatError(reason: "too many touches") }
      requests.append(try reader.next())
    }
    return requests
  }

  // MARK: Internals

  private static func read(_ line: String) throws(FormatError) -> PageRequest {
    let source = SourceText(name: "page", text: line)
    let tree: JSONTree
    do throws(SourceTextError) {
      tree = try JSONTree(source, limits: JSONLimits(depth: 4, values: 64))
    } catch {
      throw FormatError(reason: error.diagnostic.message)
    }
    let members = Array(tree.root.members)
    if members.count == 1, let member = members.first, let request = try pageRequest(member) {
      return request
    }
    let step: ScriptStep
    do throws(SourceTextError) { step = try ScriptStep(tree) } catch {
      return .refused(error.diagnostic.message)
    }
    if let reason = refusal(of: step.action) { return .refused(reason) }
    return .step(step.action, line: line)
  }

  /// Returns a request that only pages have; `nil` for another key.
  private static func pageRequest(_ member: JSONValue) throws(FormatError) -> PageRequest? {
    switch member.key {
    case "hello":
      return .hello(
        version: try count(member, "version"), time: try time(requiredMember(member, "time")))
    case "at": return .at(try time(member))
    case "seen":
      return .seen(messages: try count(member, "messages"), frames: try count(member, "frames"))
    case "front":
      guard member.bool == true else { throw FormatError(reason: "“front” is not true") }
      return .front
    case "pause":
      guard let isOn = member.bool else {
        throw FormatError(reason: "“pause” is neither true nor false")
      }
      return .pause(isOn)
    case "pass":
      guard let seconds = member.number, seconds > 0, seconds <= longestPass else {
        throw FormatError(reason: "“pass” is not a valid duration")
      }
      return .pass(seconds: seconds)
    case "rewind":
      guard let seconds = member.number, (0...1e9).contains(seconds) else {
        throw FormatError(reason: "“rewind” is not a valid time")
      }
      return .rewind(to: seconds)
    case "restart":
      guard member.kind == .object else { throw FormatError(reason: "“restart” is not an object") }
      return .restart(model: member.members.first { $0.key == "model" }?.string)
    default: return nil
    }
  }

  private static func requiredMember(_ value: JSONValue, _ key: String) throws(FormatError)
    -> JSONValue
  {
    guard let found = value.members.first(where: { $0.key == key }) else {
      throw FormatError(reason: "missing “\(key)”")
    }
    return found
  }

  private static func count(_ value: JSONValue, _ key: String) throws(FormatError) -> Int {
    guard let number = try requiredMember(value, key).number, (0...9e15).contains(number) else {
      throw FormatError(reason: "“\(key)” is not a valid number")
    }
    return Int(number)
  }

  private static func time(_ value: JSONValue) throws(FormatError) -> Double {
    try time(value.number ?? .nan)
  }

  /// Returns a time of a page in milliseconds, if it is valid.
  static func time(_ number: Double) throws(FormatError) -> Double {
    // A page's clock starts when it is opened; 10^12 ms are thirty years.
    guard (0...1e12).contains(number) else { throw FormatError(reason: "not a valid time") }
    return number
  }

  /// Returns the reason for which pages may not send a step: it takes time, or it inspects; `nil`
  /// if they may.
  private static func refusal(of action: ScriptStep.Action) -> String? {
    switch action {
    case .touch: return "the touches of a page are bytes"
    // SimulatorPages.SA3.
    case .open(.url(let url)):
      return url.utf8.count <= LinkLimits.shortTextBytes ? nil : "the URL is too long"
    case .button, .key, .text, .pasteboard, .shake, .rotate, .set, .answer, .back, .switcher,
      .remote:
      return nil
    case .wait, .waitUntilIdle, .gesture, .click, .pressKey, .type, .accessibility, .happen,
      .haptics, .open, .foreground, .restart, .reinstall, .snapshot, .expect, .icon, .choose,
      .home, .switchTo, .quit, .headset, .voiceOver, .microphone, .health:
      return "a page may not send this step"
    }
  }
}
