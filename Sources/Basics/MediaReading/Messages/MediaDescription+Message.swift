// The properties of a film as bytes. Pictures about a film are not sent: the app would have to
// decode their bytes. Chapters are not sent either: no preview shows them.

extension MessageWriter {
  mutating func write(_ description: MediaDescription) {
    write(description.duration != nil)
    if let duration = description.duration { write(duration) }
    write(description.isSeekable)
    write(description.video != nil)
    if let video = description.video {
      write(count: video.width)
      write(count: video.height)
      write(video.frameRate)
      write(rate: video.bitRate)
      write(limited: video.codec)
    }
    write(count: min(description.sounds.count, MediaLimits.tracks))
    for sound in description.sounds.prefix(MediaLimits.tracks) {
      for number in [sound.channelCount, sound.sampleRate, sound.bitRate] { write(rate: number) }
      write(limited: sound.codec)
      write(optional: sound.language)
      write(optional: sound.title)
    }
    write(count: min(description.subtitles.count, MediaLimits.tracks))
    for subtitles in description.subtitles.prefix(MediaLimits.tracks) {
      write(optional: subtitles.language)
      write(optional: subtitles.title)
    }
    let tags = description.tags.sorted { $0.key < $1.key }.prefix(MediaLimits.tags)
    write(count: tags.count)
    for (name, text) in tags {
      write(limited: name)
      write(limited: text)
    }
    write(rate: description.trackNumber)
  }

  private mutating func write(rate: Int) {
    write(count: min(max(0, rate), MediaLimits.greatestRate))
  }

  private mutating func write(limited text: String) { write(text.limited) }

  private mutating func write(optional text: String?) {
    write(text != nil)
    if let text { write(limited: text) }
  }
}

extension MessageReader {
  mutating func mediaDescription() throws(ReaderFailure) -> MediaDescription {
    var description = MediaDescription()
    if try flag() { description.duration = try integer(in: 1...MediaLimits.longest) }
    description.isSeekable = try flag()
    if try flag() {
      let width = try count(atMost: VideoSize.largestSide)
      let height = try count(atMost: VideoSize.largestSide)
      let frameRate = try double()
      guard width > 0, height > 0, frameRate >= 0, frameRate <= 1_000 else { throw .wrongAnswer }
      description.video = MediaDescription.Video(
        width: width, height: height, frameRate: frameRate, bitRate: try rate(),
        codec: try tag())
    }
    for _ in 0..<(try count(atMost: MediaLimits.tracks, ofSize: 18)) {
      let (channels, samples) = (try rate(), try rate())
      guard channels > 0, samples > 0 else { throw .wrongAnswer }
      description.sounds.append(
        MediaDescription.Sound(
          channelCount: channels, sampleRate: samples, bitRate: try rate(), codec: try tag(),
          language: try flag() ? tag() : nil, title: try flag() ? tag() : nil))
    }
    for _ in 0..<(try count(atMost: MediaLimits.tracks, ofSize: 2)) {
      description.subtitles.append(
        MediaDescription.Subtitles(
          language: try flag() ? tag() : nil, title: try flag() ? tag() : nil))
    }
    for _ in 0..<(try count(atMost: MediaLimits.tags, ofSize: 8)) {
      let name = try tag()
      description.tags[name] = try tag()
    }
    description.trackNumber = try rate()
    // Nothing of it would be shown or heard.
    guard description.video != nil || description.sound != nil else { throw .wrongAnswer }
    return description
  }

  private mutating func rate() throws(ReaderFailure) -> Int {
    try count(atMost: MediaLimits.greatestRate)
  }

  /// Reads a text as `write(limited:)` writes it.
  private mutating func tag() throws(ReaderFailure) -> String {
    let text = try text(atMost: MediaLimits.textBytes)
    guard text.unicodeScalars.elementsEqual(text.limited.unicodeScalars) else { throw .wrongAnswer }
    return text
  }
}

extension String {
  /// The beginning of the text within the limit, without null characters at its end.
  fileprivate var limited: String {
    var kept = unicodeScalars.prefix(MediaLimits.textBytes / 4)
    while kept.last?.value == 0 { kept.removeLast() }
    return String(kept)
  }
}
