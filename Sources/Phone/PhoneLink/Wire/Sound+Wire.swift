import TactusPhoneTypes

extension SoundRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .listen: return #""do":"listen""#
    case .chooseOutput: return #""do":"choose""#
    case .session(let session): return #""do":"session",\#(session.wireFields)"#
    case .activate(let session, let id):
      return #""do":"activate","id":\#(id.number),\#(session.wireFields)"#
    case .deactivate(let session, let notifiesOthers):
      return #""do":"deactivate","notifies":\#(notifiesOthers),\#(session.wireFields)"#
    case .volume(let volume): return #""do":"volume","volume":\#(try wireNumber(volume))"#
    case .showsVolumeView(let isShown): return #""do":"slider","shown":\#(isShown)"#
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
    case "choose": self = .chooseOutput
    case "session": self = .session(try SoundSession(fields))
    case "activate": self = .activate(try SoundSession(fields), SoundID(try fields.whole("id")))
    case "deactivate":
      self = .deactivate(try SoundSession(fields), notifiesOthers: try fields.flag("notifies"))
    case "volume": self = .volume(try fields.number("volume"))
    case "slider": self = .showsVolumeView(try fields.flag("shown"))
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

extension SoundSession {
  /// The JSON members of the session.
  fileprivate var wireFields: String {
    let flags = [
      ("mixes", mixes), ("toSpeaker", prefersSpeaker), ("haptics", allowsHapticsWhileRecording),
      ("active", isActive), ("ducks", ducksOthers), ("stopsSpeech", interruptsSpokenAudio),
      ("isSpeech", isSpokenAudio), ("background", hasBackgroundMode),
      ("override", overridesToSpeaker), ("bluetoothCalls", allowsBluetoothCalls),
      ("bluetoothMusic", allowsBluetoothMusic), ("airPlay", allowsAirPlay),
      ("stopsUnplugged", prefersInterruptionOnDisconnect),
    ]
    let words = flags.map { #""\#($0.0)":\#($0.1)"# }
    return #""category":"\#(category.rawValue)",\#(words.joined(separator: ","))"#
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(
      try fields.word("category"), mixes: try fields.flag("mixes"),
      prefersSpeaker: try fields.flag("toSpeaker"),
      allowsHapticsWhileRecording: try fields.flag("haptics"),
      isActive: try fields.flag("active"), ducksOthers: try fields.flag("ducks"),
      interruptsSpokenAudio: try fields.flag("stopsSpeech"),
      isSpokenAudio: try fields.flag("isSpeech"),
      overridesToSpeaker: try fields.flag("override"),
      allowsBluetoothCalls: try fields.flag("bluetoothCalls"),
      allowsBluetoothMusic: try fields.flag("bluetoothMusic"),
      allowsAirPlay: try fields.flag("airPlay"),
      hasBackgroundMode: try fields.flag("background"),
      prefersInterruptionOnDisconnect: try fields.flag("stopsUnplugged"))
  }
}

extension SoundEvent {
  /// Returns the JSON members of the event.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .status(let status):
      let volume = try wireNumber(status.volume)
      let others = #""others":\#(status.isOtherAudioPlaying)"#
      let fields = #""volume":\#(volume),\#(others),"primary":\#(status.isOtherAudioPrimary)"#
      let kinds = try status.deviceKinds.map(\.rawValue).wireText()
      let change = status.change.map { #","change":"\#($0.rawValue)""# } ?? ""
      return #"\#(try status.route.wireFields()),"ports":\#(status.ports.rawValue)\#(change),"#
        + #""devices":\#(kinds),\#(fields),"busy":\#(status.reportsBusy)"#
        + #"\#(try status.microphone?.wireFields() ?? "")"#
    case .finished(let id): return #""finished":\#(id.number)"#
    case .interrupted(.began(let reason)):
      return #""interrupted":true,"reason":"\#(reason.rawValue)""#
    case .interrupted(.ended(let shouldResume)):
      return #""interrupted":false,"resume":\#(shouldResume)"#
    case .deactivated: return #""deactivated":true"#
    case .mediaReset: return #""mediaReset":true"#
    case .activated(let id, let refusal):
      let reason = refusal.map { #","refused":"\#($0.rawValue)""# } ?? ""
      return #""activated":\#(id.number)\#(reason)"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("finished") {
      self = .finished(SoundID(try fields.whole("finished")))
    } else if fields.has("interrupted") {
      self = .interrupted(
        try fields.flag("interrupted")
          ? .began(try fields.word("reason"))
          : .ended(shouldResume: try fields.flag("resume")))
    } else if fields.has("deactivated") {
      self = .deactivated
    } else if fields.has("mediaReset") {
      self = .mediaReset
    } else if fields.has("activated") {
      self = .activated(
        SoundID(try fields.whole("activated")),
        fields.has("refused") ? try fields.word("refused") : nil)
    } else {
      var kinds: [SoundDevice.Kind] = []
      for text in try fields.texts("devices") {
        guard let kind = SoundDevice.Kind(rawValue: text), !kinds.contains(kind) else {
          throw .malformed
        }
        kinds.append(kind)
      }
      let ports: UInt8 = try fields.whole("ports")
      guard ports < 8 else { throw .malformed }
      self = .status(
        SoundStatus(
          route: try SoundRoute(fields), ports: SoundPorts(rawValue: ports),
          change: fields.has("change") ? try fields.word("change") : nil, deviceKinds: kinds,
          volume: try fields.number("volume"),
          isOtherAudioPlaying: try fields.flag("others"),
          isOtherAudioPrimary: try fields.flag("primary"),
          reportsBusy: try fields.flag("busy"),
          microphone: try MicrophoneRecording(fields)))
    }
  }
}

extension MicrophoneRecording {
  /// Returns the JSON members of the recording, after a comma.
  fileprivate func wireFields() throws(LinkError) -> String {
    let since = start.map { #","since":\#($0.nanoseconds)"# } ?? ""
    return #","microphone":\#(try wireText(path))\#(since)"#
  }

  fileprivate init?(_ fields: WireFields) throws(LinkError) {
    guard fields.has("microphone") else { return nil }
    self.init(
      path: try fields.text("microphone"),
      start: fields.has("since") ? PhoneInstant(nanoseconds: try fields.whole("since")) : nil)
  }
}

extension SoundRoute {
  /// Returns the JSON members of the route.
  fileprivate func wireFields() throws(LinkError) -> String {
    switch self {
    case .speaker: return #""route":"speaker""#
    case .receiver: return #""route":"receiver""#
    case .device(let device): return #""route":"device","device":\#(try wireText(device.text))"#
    }
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("route") {
    case "speaker": self = .speaker
    case "receiver": self = .receiver
    case "device":
      guard let device = SoundDevice(text: try fields.shortText("device")) else {
        throw .malformed
      }
      self = .device(device)
    default: throw .malformed
    }
  }
}
