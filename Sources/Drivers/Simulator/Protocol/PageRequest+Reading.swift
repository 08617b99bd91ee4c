import Phone
import PhoneScript
import PositionedText

extension PageRequest {
  /// Why something that came from a page is no message; for nobody but logs and tests.
  public struct Mistake: Error, Equatable {
    /// What is wrong.
    public var reason: String
  }

  /// Lines of one message at most; each touch has its time before it.
  ///
  /// - Source: ours. Confidence: guess.
  private static let lineLimit = 512

  /// Seconds that a page may have pass at once.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestPass = 60.0

  /// Reads a message: an object of JSON a line.
  ///
  /// - Throws: `Mistake`; nothing of such a message counts.
  public static func read(_ bytes: [UInt8]) throws(Mistake) -> [PageRequest] {
    guard bytes.count <= PageLimits.messageBytes else { throw Mistake(reason: "too large") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Mistake(reason: "no UTF-8")
    }
    var requests: [PageRequest] = []
    for line in text.split(separator: "\n") {
      guard requests.count < lineLimit else { throw Mistake(reason: "too many lines") }
      requests.append(try read(String(line)))
    }
    return requests
  }

  // MARK: Internals

  private static func read(_ line: String) throws(Mistake) -> PageRequest {
    do {
      let source = SourceText(name: "page", text: line)
      let root = try JSONTree(source, limits: JSONLimits(depth: 4, values: 64)).root
      let members = Array(root.members)
      if members.count == 1, let member = members.first, let own = try own(member) { return own }
      let script = try PhoneScript(source)
      guard let step = script.steps.first, script.steps.count == 1 else {
        throw Mistake(reason: "no step")
      }
      try check(step.action)
      return .step(step.action, line: line)
    } catch let mistake as Mistake {
      throw mistake
    } catch let error as UnreadableText {
      throw Mistake(reason: error.diagnostic.message)
    } catch {
      throw Mistake(reason: "no message")
    }
  }

  /// What only pages say; `nil` for another word.
  private static func own(_ member: JSONValue) throws(Mistake) -> PageRequest? {
    switch member.key {
    case "hello":
      return .hello(
        version: try whole(member, "version"), time: try time(part(member, "time")))
    case "at": return .at(try time(member))
    case "seen":
      return .seen(messages: try whole(member, "messages"), frames: try whole(member, "frames"))
    case "front":
      guard member.bool == true else { throw Mistake(reason: "“front” is not true") }
      return .front
    case "pause":
      guard let isOn = member.bool else {
        throw Mistake(reason: "“pause” is neither true nor false")
      }
      return .pause(isOn)
    case "pass":
      guard let seconds = member.number, seconds > 0, seconds <= longestPass else {
        throw Mistake(reason: "“pass” is no time to pass")
      }
      return .pass(seconds: seconds)
    case "rewind":
      guard let seconds = member.number, (0...1e9).contains(seconds) else {
        throw Mistake(reason: "“rewind” is no time")
      }
      return .rewind(to: seconds)
    case "restart":
      guard member.kind == .object else { throw Mistake(reason: "“restart” is no object") }
      return .restart(model: member.members.first { $0.key == "model" }?.string)
    default: return nil
    }
  }

  private static func part(_ value: JSONValue, _ key: String) throws(Mistake) -> JSONValue {
    guard let part = value.members.first(where: { $0.key == key }) else {
      throw Mistake(reason: "no “\(key)”")
    }
    return part
  }

  private static func whole(_ value: JSONValue, _ key: String) throws(Mistake) -> Int {
    guard let number = try part(value, key).number, (0...9e15).contains(number) else {
      throw Mistake(reason: "“\(key)” is no count")
    }
    return Int(number)
  }

  private static func time(_ value: JSONValue) throws(Mistake) -> Double {
    // A page's clock begins when it is opened; 10^12 ms are thirty years.
    guard let number = value.number, (0...1e12).contains(number) else {
      throw Mistake(reason: "no time")
    }
    return number
  }

  /// Refuses what scripts may do and pages may not: what takes time, and what looks.
  private static func check(_ action: ScriptStep.Action) throws(Mistake) {
    switch action {
    case .touch(let report, .point?):
      guard report.contact.number < PageLimits.contacts else {
        throw Mistake(reason: "too many fingers")
      }
    case .touch(let report, nil):
      guard report.contact.number < PageLimits.contacts else {
        throw Mistake(reason: "too many fingers")
      }
    case .button, .key, .shake, .rotate, .set: break
    case .touch, .wait, .waitUntilIdle, .gesture, .click, .strike, .type, .accessibility, .happen,
      .open, .snapshot,
      .expect:
      throw Mistake(reason: "a step that pages do not do")
    }
  }
}
