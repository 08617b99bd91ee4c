import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticPlayback
import TactusJSON
import TactusTextFormatting

extension PlayerRequest {
  /// Returns the JSON members that follow the player's number in a message.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .create(let pattern, let engine):
      return #""do":"make","engine":\#(engine.number),"pattern":\#(try pattern.wireText())"#
    case .execute(let action, let time):
      guard let time else { return try action.wireFields() }
      guard time.isFinite else { throw .malformed }
      return #"\#(try action.wireFields()),"at":\#(time)"#
    case .cancel: return #""do":"cancel""#
    case .release: return #""do":"release""#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "make":
      self = .create(
        try HapticPattern(wireText: try fields.text("pattern")),
        engine: EngineID(try fields.whole("engine")))
    case "cancel": self = .cancel
    case "release": self = .release
    default:
      let action = try PlayerCommand.Action(fields)
      self = .execute(action, at: fields.has("at") ? try fields.number("at") : nil)
    }
  }
}

extension PlayerCommand.Action {
  fileprivate func wireFields() throws(LinkError) -> String {
    switch self {
    case .start: return #""do":"start""#
    case .stop: return #""do":"stop""#
    case .pause: return #""do":"pause""#
    case .resume: return #""do":"resume""#
    case .seek(let offset): return try Self.fields("seek", offset)
    case .setRate(let rate): return try Self.fields("setRate", rate)
    case .loop(let end): return try Self.fields("loop", end)
    case .endLoop: return #""do":"endLoop""#
    case .setMuted(let isMuted): return #""do":"setMuted","value":\#(isMuted)"#
    case .send(let parameters):
      let pattern = try HapticPattern(parameters: parameters).wireText()
      return #""do":"send","pattern":\#(pattern)"#
    case .schedule(let curve):
      let pattern = try HapticPattern(curves: [curve]).wireText()
      return #""do":"schedule","pattern":\#(pattern)"#
    }
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "start": self = .start
    case "stop": self = .stop
    case "pause": self = .pause
    case "resume": self = .resume
    case "seek": self = .seek(try fields.number("value"))
    case "setRate": self = .setRate(try fields.number("value"))
    case "loop": self = .loop(end: try fields.number("value"))
    case "endLoop": self = .endLoop
    case "setMuted": self = .setMuted(try fields.flag("value"))
    case "send":
      self = .send(try HapticPattern(wireText: try fields.text("pattern")).parameters)
    case "schedule":
      let curves = try HapticPattern(wireText: try fields.text("pattern")).curves
      guard let curve = curves.first, curves.count == 1 else { throw .malformed }
      self = .schedule(curve)
    default: throw .malformed
    }
  }

  private static func fields(_ name: String, _ value: Double) throws(LinkError) -> String {
    guard value.isFinite else { throw .malformed }
    return #""do":"\#(name)","value":\#(value)"#
  }
}

extension HapticPattern {
  /// Returns the pattern as the quoted text of a pattern file, so that patterns have only one
  /// encoding.
  fileprivate func wireText() throws(LinkError) -> String {
    do throws(AHAPWriter.Failure) {
      return JSONOutput.quoted(try AHAPWriter().text(of: self))
    } catch {
      throw .malformed
    }
  }

  /// Decodes a pattern; a text that the file reader would have to repair is rejected.
  fileprivate init(wireText: String) throws(LinkError) {
    let source = SourceText(name: "pattern", bytes: Array(wireText.utf8))
    do throws(SourceTextError) {
      let reader = AHAPReader(
        elementLimit: LinkLimits.patternElements, allowsSoundsOutsideFolder: true)
      self = try reader.read(source).pattern
    } catch {
      throw .malformed
    }
  }
}
