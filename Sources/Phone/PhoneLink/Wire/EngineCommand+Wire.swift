import TactusTextFormatting

extension EngineCommand {
  /// The JSON members that follow the engine's number in a message.
  var wireFields: String {
    switch self {
    case .start(let settings): #""do":"start",\#(settings.wireFields)"#
    case .stop: #""do":"stop""#
    case .configure(let settings): #""do":"configure",\#(settings.wireFields)"#
    case .notifyPlayersFinished: #""do":"notifyPlayersFinished""#
    case .release: #""do":"release""#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "start": self = .start(try EngineSettings(fields))
    case "stop": self = .stop
    case "configure": self = .configure(try EngineSettings(fields))
    case "notifyPlayersFinished": self = .notifyPlayersFinished
    case "release": self = .release
    default: throw .malformed
    }
  }
}

extension EngineSettings {
  fileprivate var wireFields: String {
    #""haptics":\#(playsHaptics),"audio":\#(playsAudio),"hapticsMuted":\#(isMutedForHaptics),"#
      + #""audioMuted":\#(isMutedForAudio),"autoShutdown":\#(isAutoShutdownEnabled),"#
      + #""soundOnly":\#(isForSound)"#
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(
      playsHaptics: try fields.flag("haptics"), playsAudio: try fields.flag("audio"),
      isMutedForHaptics: try fields.flag("hapticsMuted"),
      isMutedForAudio: try fields.flag("audioMuted"),
      isAutoShutdownEnabled: try fields.flag("autoShutdown"),
      isForSound: try fields.flag("soundOnly"))
  }
}
