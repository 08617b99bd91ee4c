import TactusTextFormatting

extension RemoteControlRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .commands(let commands): return #""do":"commands","all":\#(try commands.wireText())"#
    case .receivesEvents(let isReceiving): return #""do":"events","receives":\#(isReceiving)"#
    case .info(let info):
      guard let info else { return #""do":"info""# }
      return #""do":"info","info":{\#(try info.wireFields())}"#
    case .artwork(let text):
      return #""do":"artwork","png":\#(try wireText(text, atMost: LinkLimits.artworkBytes))"#
    case .handled(let command, let status):
      return #""do":"handled","command":"\#(command.rawValue)","status":\#(status)"#
    case .send(let event): return #""do":"send",\#(try event.wireFields())"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "commands": self = .commands(try [RemoteCommandSettings](fields, "all"))
    case "events": self = .receivesEvents(try fields.flag("receives"))
    case "info":
      self = .info(
        fields.has("info") ? try NowPlayingInfo(try fields.object("info")) : nil)
    case "artwork":
      self = .artwork(try fields.shortText("png", atMost: LinkLimits.artworkBytes))
    case "handled":
      self = .handled(try fields.word("command"), status: try fields.whole("status"))
    case "send": self = .send(try RemoteCommandEvent(fields))
    default: throw .malformed
    }
  }
}

extension RemoteCommandEvent {
  /// Returns the JSON members of the event.
  func wireFields() throws(LinkError) -> String {
    #""command":"\#(command.rawValue)","value":\#(try wireNumber(value))"#
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(try fields.word("command"), try fields.number("value"))
  }
}

extension NowPlayingInfo {
  /// Returns the JSON members of the information.
  fileprivate func wireFields() throws(LinkError) -> String {
    var words: [String] = []
    for (key, text) in [
      ("title", title), ("artist", artist), ("album", album), ("albumArtist", albumArtist),
      ("composer", composer), ("genre", genre), ("id", identifier),
    ] {
      words.append(#""\#(key)":\#(try wireText(text, atMost: LinkLimits.nowPlayingTextBytes))"#)
    }
    words.append(#""elapsed":\#(try wireNumber(elapsed)),"rate":\#(try wireNumber(rate))"#)
    words.append(#""live":\#(isLive)"#)
    if let duration { words.append(#""duration":\#(try wireNumber(duration))"#) }
    if let trackNumber { words.append(#""track":\#(trackNumber)"#) }
    if let discNumber { words.append(#""disc":\#(discNumber)"#) }
    return words.joined(separator: ",")
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    func text(_ key: String) throws(LinkError) -> String {
      try fields.shortText(key, atMost: LinkLimits.nowPlayingTextBytes)
    }
    self.init(
      title: try text("title"), artist: try text("artist"), album: try text("album"),
      albumArtist: try text("albumArtist"), composer: try text("composer"),
      genre: try text("genre"), identifier: try text("id"),
      duration: fields.has("duration") ? try fields.number("duration") : nil,
      elapsed: try fields.number("elapsed"), rate: try fields.number("rate"),
      isLive: try fields.flag("live"),
      trackNumber: fields.has("track") ? try fields.whole("track") : nil,
      discNumber: fields.has("disc") ? try fields.whole("disc") : nil)
  }
}

extension [RemoteCommandSettings] {
  /// Returns the settings as a JSON array.
  fileprivate func wireText() throws(LinkError) -> String {
    guard count <= RemoteCommand.allCases.count else { throw .malformed }
    var texts: [String] = []
    for settings in self {
      guard settings.numbers.count <= LinkLimits.remoteCommandNumbers else { throw .malformed }
      var numbers: [String] = []
      for number in settings.numbers { numbers.append(try wireNumber(number)) }
      let title = try TactusPhoneLink.wireText(
        settings.title, atMost: LinkLimits.nowPlayingTextBytes)
      let words = [
        #""command":"\#(settings.command.rawValue)""#,
        #""numbers":[\#(numbers.joined(separator: ","))]"#,
        #""minimum":\#(try wireNumber(settings.minimumRating))"#,
        #""maximum":\#(try wireNumber(settings.maximumRating))"#,
        #""state":\#(try wireNumber(settings.state))"#, #""title":\#(title)"#,
      ]
      texts.append("{\(words.joined(separator: ","))}")
    }
    return "[\(texts.joined(separator: ","))]"
  }

  /// Decodes the settings of a key.
  fileprivate init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: RemoteCommand.allCases.count) {
      append(
        RemoteCommandSettings(
          try object.word("command"),
          numbers: try object.numbers("numbers", atMost: LinkLimits.remoteCommandNumbers),
          minimumRating: try object.number("minimum"),
          maximumRating: try object.number("maximum"), state: try object.number("state"),
          title: try object.shortText("title", atMost: LinkLimits.nowPlayingTextBytes)))
    }
  }
}

extension NowPlayingState {
  /// Returns the JSON members of the state.
  func wireFields() throws(LinkError) -> String {
    let words = [
      #""app":\#(try wireText(app))"#, #""info":{\#(try info.wireFields())}"#,
      #""png":\#(try wireText(artwork, atMost: LinkLimits.artworkBytes))"#,
      #""commands":\#(try commands.wireText())"#, #""playing":\#(isPlaying)"#,
      #""time":"\#(time.nanoseconds)""#,
    ]
    return words.joined(separator: ",")
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      app: try fields.shortText("app"), info: try NowPlayingInfo(try fields.object("info")),
      artwork: try fields.shortText("png", atMost: LinkLimits.artworkBytes),
      commands: try [RemoteCommandSettings](fields, "commands"),
      isPlaying: try fields.flag("playing"), time: try fields.instant("time"))
  }
}
