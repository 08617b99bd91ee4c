extension SoundRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .listen: return #""do":"listen""#
    case .session(let session):
      let words = [
        #""category":"\#(session.category.rawValue)""#, #""mixes":\#(session.mixes)"#,
        #""toSpeaker":\#(session.prefersSpeaker)"#,
        #""haptics":\#(session.allowsHapticsWhileRecording)"#, #""active":\#(session.isActive)"#,
      ]
      return #""do":"session",\#(words.joined(separator: ","))"#
    case .play(let sound, let isAlert, let id):
      let fields = #""id":\#(id.number),"alert":\#(isAlert)"#
      switch sound {
      case .number(let number): return #""do":"play",\#(fields),"number":\#(number)"#
      case .file(let path, let seconds):
        let file = #""path":\#(try wireText(path)),"seconds":\#(try wireNumber(seconds))"#
        return #""do":"play",\#(fields),\#(file)"#
      }
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "listen": self = .listen
    case "session":
      self = .session(
        SoundSession(
          try fields.word("category"), mixes: try fields.flag("mixes"),
          prefersSpeaker: try fields.flag("toSpeaker"),
          allowsHapticsWhileRecording: try fields.flag("haptics"),
          isActive: try fields.flag("active")))
    case "play":
      let sound: SystemSound
      if fields.has("number") {
        sound = .number(try fields.whole("number"))
      } else {
        sound = .file(path: try fields.shortText("path"), seconds: try fields.number("seconds"))
      }
      self = .play(
        sound, isAlert: try fields.flag("alert"), SoundID(try fields.whole("id")))
    default: throw .malformed
    }
  }
}

extension SoundEvent {
  /// Returns the JSON members of the event.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .status(let status):
      let volume = try wireNumber(status.volume)
      let fields = #""volume":\#(volume),"others":\#(status.isOtherAudioPlaying)"#
      return #""route":"\#(status.route.rawValue)",\#(fields)"#
    case .finished(let id): return #""finished":\#(id.number)"#
    case .interrupted(let isInterrupted): return #""interrupted":\#(isInterrupted)"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("finished") {
      self = .finished(SoundID(try fields.whole("finished")))
    } else if fields.has("interrupted") {
      self = .interrupted(try fields.flag("interrupted"))
    } else {
      self = .status(
        SoundStatus(
          route: try fields.word("route"), volume: try fields.number("volume"),
          isOtherAudioPlaying: try fields.flag("others")))
    }
  }
}
