import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneLink
import TactusPhoneTypes
import Testing

@Suite struct WireTests {
  static let appMessages: [AppMessage] =
    [
      .hello(version: 1, app: "Küchenuhr"), .prepare(generator: GeneratorID(7)),
      .release(generator: GeneratorID(.max)),
      .engine(EngineID(0), .start(EngineSettings(playsAudio: false))),
      .engine(EngineID(.max), .configure(EngineSettings(isMutedForHaptics: true))),
      .engine(EngineID(1), .stop), .engine(EngineID(1), .notifyPlayersFinished),
      .engine(EngineID(1), .release),
      .player(PlayerID(1), .create(pattern, engine: EngineID(1))),
      .player(PlayerID(1), .cancel), .player(PlayerID(1), .release),
    ]
    + ScreenMessages.fromApp + SoundMessages.fromApp + RemoteControlMessages.fromApp
    + ServiceMessages.fromApp
    + actions.flatMap { action -> [AppMessage] in
      [
        .player(PlayerID(2), .execute(action, at: nil)),
        .player(PlayerID(2), .execute(action, at: 12345.000000001)),
      ]
    } + Feedback.allCases.map { .feedback($0, intensity: 0.1, generator: GeneratorID(0)) }
  private static let pattern = HapticPattern(
    events: [
      HapticEvent(
        .audioCustom, time: 0.1, duration: 3, parameters: [EventParameter(.audioPan, -0.3)],
        waveform: WaveformReference(path: "/a/b \"c\".wav", usesVolumeEnvelope: false, loops: true))
    ],
    parameters: [DynamicParameter(.audioPitch, 0.7, time: 1 / 3)],
    curves: [curve])
  private static let curve = ParameterCurve(
    .hapticIntensity, time: 0, points: [.init(time: 0, value: 0), .init(time: 0.1, value: 1)])
  private static let actions: [PlayerCommand.Action] = [
    .start, .stop, .pause, .resume, .seek(1.5), .setRate(0.5), .loop(end: 2), .endLoop,
    .setMuted(true), .setMuted(false), .send(pattern.parameters), .schedule(curve),
  ]
  private static let events: [EngineEvent] =
    [.started, .reset, .playersFinished]
    + EngineEvent.StartFailure.allCases.map { .refused($0) }
    + EngineEvent.StopReason.allCases.map { .stopped($0) }
  static let phoneMessages: [PhoneMessage] =
    [
      .welcome(
        version: 1, time: PhoneInstant(nanoseconds: .max - 1),
        capabilities: HapticCapabilities(supportsHaptics: false, supportsAudio: true)),
      .playerFinished(PlayerID(9)),
    ] + ScreenMessages.fromPhone + SoundMessages.fromPhone
    + RemoteControlMessages.fromPhone + ServiceMessages.fromPhone
    + events.map { .engine(EngineID(4), $0) }
    + PhoneMessage.DisconnectReason.allCases.map { .disconnect($0) }

  @Test("Every message of an app is decoded as it was encoded, byte by byte or at once")
  func appRoundTrip() throws {
    let bytes = try Self.appMessages.flatMap { try WireEncoder.frame($0) }
    for size in [1, 3, 4, 5, 1_000_000] {
      #expect(try decoded(bytes, inPiecesOf: size) == Self.appMessages)
    }
  }

  @Test("Every message of the phone is decoded as it was encoded")
  func phoneRoundTrip() throws {
    let bytes = try Self.phoneMessages.flatMap { try WireEncoder.frame($0) }
    #expect(try decoded(bytes, inPiecesOf: 2) == Self.phoneMessages)
  }

  @Test("A message is its length, highest byte first, and JSON that a person can read")
  func form() throws {
    let frame = try WireEncoder.frame(AppMessage.prepare(generator: GeneratorID(7)))
    let text = #"{"prepare":{"generator":7}}"#
    #expect(frame == [0, 0, 0, UInt8(text.utf8.count)] + Array(text.utf8))
  }

  @Test("An unknown key is ignored")
  func unknownKey() throws {
    let text = #"{"prepare":{"generator":7, "urgency":"high"}}"#
    let found: [AppMessage] = try decoded(framed(text), inPiecesOf: 5)
    #expect(found == [.prepare(generator: GeneratorID(7))])
  }

  @Test("A message of the maximum size is accepted; one byte more is rejected at once")
  func sizes() throws {
    var decoder = WireDecoder<AppMessage>()
    decoder.append(header(LinkLimits.messageBytes))
    #expect(try decoder.next() == nil)
    var other = WireDecoder<AppMessage>()
    other.append(header(LinkLimits.messageBytes + 1))
    #expect(throws: LinkError.tooLarge(bytes: LinkLimits.messageBytes + 1)) {
      try other.next()
    }
  }

  @Test(
    "A malformed message is rejected, and so is everything after it",
    arguments: [
      "", "x", "null", "{}", "[]", #"{"prepare":{"generator":1},"release":{"generator":1}}"#,
      #"{"prepare":7}"#, #"{"prepare":{"generator":1.5}}"#, #"{"prepare":{"generator":"1"}}"#,
      #"{"jump":{}}"#, #"{"prepare":{}}"#,
      #"{"prepare":{"generator":-1}}"#, #"{"prepare":{"generator":4294967296}}"#,
      #"{"feedback":{"feedback":"impact-huge","intensity":1,"generator":1}}"#,
      #"{"feedback":{"feedback":"selection","intensity":1e999,"generator":1}}"#,
    ])
  func malformed(text: String) throws {
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(text))
    #expect(throws: LinkError.malformed) { try decoder.next() }
    decoder.append(try WireEncoder.frame(AppMessage.prepare(generator: GeneratorID(1))))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test("A picture goes over the wire as its bytes, behind its kind and its length")
  func picture() throws {
    let frame = try WireEncoder.frame(AppMessage.frame(ScreenFrame([7, 8, 9])))
    #expect(frame == [1, 0, 0, 3, 7, 8, 9])
    let film = try WireEncoder.frame(AppMessage.externalPicture(ScreenFrame([7])))
    #expect(film == [2, 0, 0, 1, 7])
    #expect(try WireEncoder.frame(AppMessage.externalPicture(nil)) == [2, 0, 0, 0])
  }

  @Test("A picture of the maximum size is accepted; one byte more is rejected at once")
  func pictureSizes() throws {
    var decoder = WireDecoder<AppMessage>()
    decoder.append([1] + header(LinkLimits.frameBytes).dropFirst())
    #expect(try decoder.next() == nil)
    var other = WireDecoder<AppMessage>()
    other.append([1] + header(LinkLimits.frameBytes + 1).dropFirst())
    #expect(throws: LinkError.tooLarge(bytes: LinkLimits.frameBytes + 1)) { try other.next() }
    let tooLarge = ScreenFrame([UInt8](repeating: 0, count: LinkLimits.frameBytes + 1))
    #expect(throws: LinkError.tooLarge(bytes: LinkLimits.frameBytes + 1)) {
      try WireEncoder.frame(AppMessage.frame(tooLarge))
    }
  }

  @Test("An unknown kind of body is rejected at once, and so is a picture from the phone")
  func unknownKind() throws {
    var decoder = WireDecoder<AppMessage>()
    decoder.append([3, 0, 0, 0])
    #expect(throws: LinkError.malformed) { try decoder.next() }
    for kind in [UInt8(1), 2] {
      var phones = WireDecoder<PhoneMessage>()
      phones.append([kind, 0, 0, 0])
      #expect(throws: LinkError.malformed) { try phones.next() }
    }
  }

  @Test("An announcement may have the maximum length, and no more")
  func requests() throws {
    let longest = AppMessage.request(
      .announce(
        AccessibilityAnnouncement(String(repeating: "x", count: LinkLimits.shortTextBytes))))
    #expect(try decoded(try WireEncoder.frame(longest), inPiecesOf: 1 << 20) == [longest])
    let outdated = AppMessage.request(.elementsChanged)
    #expect(try decoded(try WireEncoder.frame(outdated), inPiecesOf: 1 << 20) == [outdated])
    for request in [
      AppRequest.announce(
        AccessibilityAnnouncement(
          String(repeating: "x", count: LinkLimits.shortTextBytes + 1))),
      .open(String(repeating: "ä", count: LinkLimits.shortTextBytes / 2 + 1)),
      .brightness(.nan),
      .quickActions(
        Array(repeating: QuickAction(type: "", title: ""), count: LinkLimits.quickActions + 1)),
    ] {
      #expect(throws: LinkError.malformed) { try WireEncoder.frame(AppMessage.request(request)) }
    }
    let long = String(repeating: "x", count: LinkLimits.shortTextBytes + 1)
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(#"{"request":{"announce":"\#(long)"}}"#))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test("The end of an app has few lines of limited length, whatever the app has written")
  func ending() throws {
    let long = String(repeating: "e\u{301}\u{302}", count: 5000)
    let ending = AppEnding(long, lines: (0..<100).map { "\($0) \(long)" })
    #expect(ending.lines.count == LinkLimits.endingLines && ending.lines[0].hasPrefix("92 "))
    let app = InstalledApp(
      identifier: BundleIdentifier(prefix: "a", name: "b"), name: "B", ending: ending)
    let message = PhoneMessage.installedApps([app])
    #expect(try decoded(try WireEncoder.frame(message), inPiecesOf: 1 << 20) == [message])
  }

  @Test("A text of the pasteboard may have the maximum length, and no more, in both directions")
  func pasteboard() throws {
    let longest = String(repeating: "x", count: LinkLimits.pasteboardBytes)
    let copied = AppMessage.request(.copied(longest))
    #expect(try decoded(try WireEncoder.frame(copied), inPiecesOf: 1 << 20) == [copied])
    #expect(throws: LinkError.malformed) {
      try WireEncoder.frame(AppMessage.request(.copied(longest + "x")))
    }
    #expect(throws: LinkError.malformed) {
      try WireEncoder.frame(PhoneMessage.pasteboard(longest + "x", at: .boot))
    }
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(#"{"wish":{"copied":"\#(longest)x"}}"#))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test(
    "A list of elements has only earlier parents, and at most the maximum number of elements")
  func elements() throws {
    let orphan = ScreenElement(parent: 0, kind: "x", x: 0, y: 0, width: 0, height: 0)
    #expect(throws: LinkError.malformed) {
      try WireEncoder.frame(AppMessage.inspected(InspectionID(1), [orphan]))
    }
    let text =
      #"{"inspected":{"id":1,"elements":[{"kind":"x","parent":0,"x":0,"y":0,"#
      + #""width":0,"height":0}]}}"#
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(text))
    #expect(throws: LinkError.malformed) { try decoder.next() }
    let root = ScreenElement(kind: "x", x: 0, y: 0, width: 0, height: 0)
    let most = AppMessage.inspected(
      InspectionID(1), Array(repeating: root, count: LinkLimits.screenElements))
    #expect(try decoded(try WireEncoder.frame(most), inPiecesOf: 1 << 20) == [most])
    let more = AppMessage.inspected(
      InspectionID(1), Array(repeating: root, count: LinkLimits.screenElements + 1))
    #expect(throws: LinkError.malformed) { try WireEncoder.frame(more) }
  }

  @Test(
    "Invalid messages of the phone are rejected",
    arguments: [
      #"{"turn":{"time":16}}"#, #"{"turn":{"time":"-1"}}"#, #"{"turn":{"time":"1.5"}}"#,
      #"{"phase":{"phase":"asleep"}}"#, #"{"touches":{"samples":[]}}"#,
      #"{"button":{"button":"eject","down":true,"time":"0"}}"#, #"{"traits":{"screen":7}}"#,
    ])
  func malformedFromPhone(text: String) throws {
    var decoder = WireDecoder<PhoneMessage>()
    decoder.append(framed(text))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test("Unknown properties of a touch are not sent")
  func unknownProperties() {
    var sample = ScreenMessages.sample
    sample.estimated = TouchSample.Properties(rawValue: 1 << 9)
    #expect(throws: LinkError.malformed) { try WireEncoder.frame(PhoneMessage.touches([sample])) }
  }

  @Test("Samples of touches with unknown values, and bytes that are none, are rejected")
  func malformedTouches() throws {
    let good = try WireEncoder.frame(
      PhoneMessage.touches([ScreenMessages.sample, ScreenMessages.estimate]))
    #expect(
      try decoded(good, inPiecesOf: 7)
        == [PhoneMessage.touches([ScreenMessages.sample, ScreenMessages.estimate])])
    // Phase, kind, estimated and expected properties, and whether there is an index.
    for (place, value) in [(8, 5), (9, 2), (10, 16), (11, 16), (12, 2)] as [(Int, UInt8)] {
      var bytes = good
      bytes[place] = value
      rejects(bytes)
    }
    // A negative time, and a number that is infinite.
    for place in [24, 32] {
      var bytes = good
      bytes.replaceSubrange(place - 1...place, with: place == 24 ? [0, 0x80] : [0xF0, 0x7F])
      rejects(bytes)
    }
    let samples = Array(good.dropFirst(4))
    for count in [1, samples.count / 2 - 1, samples.count - 1] {
      rejects([3, 0, UInt8(count >> 8), UInt8(count & 0xFF)] + samples.prefix(count))
    }
    let most = [TouchSample](repeating: ScreenMessages.sample, count: LinkLimits.touchSamples)
    #expect(
      try decoded(try WireEncoder.frame(PhoneMessage.touches(most)), inPiecesOf: 1 << 20)
        == [PhoneMessage.touches(most)])
    #expect(throws: LinkError.malformed) {
      try WireEncoder.frame(PhoneMessage.touches(most + [ScreenMessages.sample]))
    }
    // An app sends none.
    var decoder = WireDecoder<AppMessage>()
    decoder.append(good)
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  private func rejects(_ bytes: [UInt8]) {
    var decoder = WireDecoder<PhoneMessage>()
    decoder.append(bytes)
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test("Nesting of any depth ends in an error")
  func deep() {
    var decoder = WireDecoder<AppMessage>()
    decoder.append(framed(String(repeating: "[", count: 100_000)))
    #expect(throws: LinkError.malformed) { try decoder.next() }
  }

  @Test(
    "A touch with a number that is not finite is not sent",
    arguments: [Double.nan, .infinity])
  func touchNotFinite(force: Double) {
    var sample = ScreenMessages.sample
    sample.force = force
    #expect(throws: LinkError.malformed) { try WireEncoder.frame(PhoneMessage.touches([sample])) }
  }

  @Test("A number that JSON cannot represent is not sent", arguments: [Double.nan, .infinity])
  func notFinite(intensity: Double) {
    #expect(throws: LinkError.malformed) {
      try WireEncoder.frame(
        AppMessage.feedback(.selection, intensity: intensity, generator: GeneratorID(1)))
    }
  }

  // MARK: Internals

  private func header(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) }
  }

  private func framed(_ text: String) -> [UInt8] { header(text.utf8.count) + Array(text.utf8) }

  private func decoded<Message: WireMessage>(
    _ bytes: [UInt8], inPiecesOf size: Int
  ) throws -> [Message] {
    var decoder = WireDecoder<Message>()
    var found: [Message] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      decoder.append(bytes[start..<min(start + size, bytes.count)])
      while let message = try decoder.next() { found.append(message) }
    }
    return found
  }
}
