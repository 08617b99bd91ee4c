import TactusMediaReading
import TestSupport
import Testing

/// Step QuickLook.FM3: the messages between a reader of films and its client.
@Suite struct MediaMessageTests {
  private static let description: MediaDescription = {
    var description = MediaDescription()
    (description.duration, description.isSeekable, description.trackNumber) = (5, true, 3)
    description.video = MediaDescription.Video(
      width: 640, height: 480, frameRate: 25, bitRate: 1_000, codec: "VP8")
    description.sounds = [
      MediaDescription.Sound(
        channelCount: 2, sampleRate: 48_000, bitRate: 0, codec: "Ä", language: "de", title: nil)
    ]
    description.subtitles = [MediaDescription.Subtitles(language: nil, title: "Signs")]
    description.tags = ["title": "Tea", "artist": "Anna"]
    return description
  }()

  private static let answers: [MediaAnswer] = [
    .description(description),
    .picture(
      VideoPicture(
        time: 7, size: VideoSize(width: 1, height: 2), pixels: [1, 2, 3, 4, 5, 6, 7, 8])),
    .sound([0, 0.5, -1, 1]), .sound([]),
    .subtitles([Subtitle(start: 1, end: 2, text: "Hello")], isOver: true), .failed("why"),
    .timedOut,
  ]

  @Test("QuickLook.FM3. Every message arrives as it was sent")
  func roundTrip() throws {
    for answer in Self.answers { #expect(try MediaAnswer(answer.bytes) == answer) }
    let requests: [MediaRequest] = [
      .describe, .picture(time: 9, width: 3, height: 4), .sound(track: 1, frame: 5, count: 6),
      .subtitles(track: 2),
    ]
    for request in requests { #expect(try MediaRequest(request.bytes) == request) }
  }

  @Test("QuickLook.FM3. Numbers beyond their limits are wrong answers, on both sides of each limit")
  func limits() throws {
    func change(_ body: (inout MediaDescription) -> Void) -> MediaAnswer {
      var description = Self.description
      body(&description)
      return .description(description)
    }
    let accepted = [
      change { $0.duration = MediaLimits.longest }, change { $0.video?.width = 8_192 },
      change { $0.video?.frameRate = 1_000 }, change { $0.video = nil }, change { $0.sounds = [] },
    ]
    for answer in accepted { #expect(try MediaAnswer(answer.bytes) == answer) }
    let refused = [
      change { $0.duration = MediaLimits.longest + 1 }, change { $0.duration = 0 },
      change { $0.video?.width = 8_193 }, change { $0.video?.width = 0 },
      change { $0.video?.frameRate = 1_001 }, change { $0.video?.frameRate = .nan },
      change { $0.sounds[0].channelCount = 0 }, change { ($0.video, $0.sounds) = (nil, []) },
      .sound([.infinity, 0]), .sound([0, 0, 0]),
      .subtitles([Subtitle(start: 2, end: 1, text: "")], isOver: true),
      .picture(VideoPicture(time: -1, size: VideoSize(width: 1, height: 1), pixels: [0, 0, 0, 0])),
      .picture(VideoPicture(time: 0, size: VideoSize(width: 1, height: 1), pixels: [0])),
    ]
    for answer in refused {
      #expect(throws: ReaderFailure.wrongAnswer, "\(answer)") { try MediaAnswer(answer.bytes) }
    }
  }

  @Test("QuickLook.FM3. Long texts travel cut, many tracks up to the limit, pictures not at all")
  func cut() throws {
    var description = Self.description
    description.tags["comment"] = String(repeating: "é", count: 100_000)
    description.subtitles = [MediaDescription.Subtitles](
      repeating: .init(language: "en", title: nil), count: 100)
    description.artwork = [1, 2, 3]
    guard case .description(let found) = try MediaAnswer(MediaAnswer.description(description).bytes)
    else {
      Issue.record("unexpected answer")
      return
    }
    #expect(found.tags["comment"]?.count == MediaLimits.textBytes / 4)
    #expect(found.subtitles.count == 64 && found.artwork == nil)
  }

  @Test("QuickLook.FM3. A text that would travel otherwise is a wrong answer")
  func otherTexts() throws {
    func answer(title: String) -> [UInt8] {
      var writer = MessageWriter()
      // A description without a duration, with a track of sound in the codec "A".
      for byte: UInt8 in [1, 0, 0, 0] { writer.write(byte) }
      for number in [1, 2, 48_000, 0] { writer.write(count: number) }
      writer.write("A")
      writer.write(false)
      writer.write(true)
      writer.write(title)
      for number in [0, 0, 0] { writer.write(count: number) }
      return writer.bytes
    }
    let limit = MediaLimits.textBytes / 4
    for title in ["", "Tea", "Te\0a", String(repeating: "é", count: limit)] {
      let bytes = answer(title: title)
      #expect(try MediaAnswer(bytes).bytes == bytes)
    }
    for title in ["\0", "Tea\0", String(repeating: "e", count: limit + 1)] {
      #expect(throws: ReaderFailure.wrongAnswer) { try MediaAnswer(answer(title: title)) }
    }
  }

  @Test("QuickLook.FM3. Damaged answers are errors or other answers within the limits")
  func damaged() {
    var random = SeededRandom(seed: 9)
    var refused = 0
    for _ in RandomCases.seeds(4_000) {
      let answer = Self.answers[Int.random(in: 0..<Self.answers.count, using: &random)]
      guard let read = try? MediaAnswer(random.damage(answer.bytes, after: 0)) else {
        refused += 1
        continue
      }
      // What is accepted is again a valid message.
      #expect((try? MediaAnswer(read.bytes)) == read)
    }
    #expect(refused > 500)
  }
}
