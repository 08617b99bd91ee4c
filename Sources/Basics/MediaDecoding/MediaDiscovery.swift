internal import CTactusGStreamer

/// The examination of a file or of a server's data.
package enum MediaDiscovery {
  /// Reads the properties of a film or a sound (Players.AS1).
  ///
  /// - Parameters:
  ///   - uri: The place: `file`, `http` or `https`.
  ///   - seconds: The time limit, 1…3,600 s of the machine's time.
  /// - Throws: `MediaFailure`.
  /// - Thread: any but the main one; waits for the disk or the server.
  package static func describe(
    _ uri: String, within seconds: Int
  ) throws(MediaFailure) -> MediaDescription {
    var description = try persistently(uri, within: seconds)
    // GStreamer 1.22 at times ends before it has the tags of subtitles (measured: one of six).
    for _ in 0..<attempts where description.untaggedSubtitles > 0 && uri.hasPrefix("file:") {
      guard let again = try? examine(uri, within: .seconds(seconds)) else { break }
      if again.untaggedSubtitles < description.untaggedSubtitles { description = again }
    }
    return description
  }

  // MARK: Internals

  /// The number of further examinations of a file whose subtitles have no tags.
  private static let attempts = 4
  private static let timeout: Int32 = 3
  private static let missingPlugins: Int32 = 5

  /// Examines a place; a file repeatedly, with a longer time limit at every second attempt.
  ///
  /// GStreamer 1.22 at times does not notice that it cannot read a damaged file, and waits until
  /// the time limit (measured: one of thirty, and one of three under load). The next examination
  /// notices it in milliseconds.
  private static func persistently(
    _ uri: String, within seconds: Int
  ) throws(MediaFailure) -> MediaDescription {
    guard uri.hasPrefix("file:") else { return try examine(uri, within: .seconds(seconds)) }
    // The examination accepts no less than a second.
    var (limit, rest) = (Duration.seconds(1), Duration.seconds(max(1, seconds)))
    var isSecond = false
    while true {
      // The last one has the time that would not be enough for another one.
      let isLast = rest < limit * 3
      do throws(MediaFailure) {
        return try examine(uri, within: isLast ? rest : limit)
      } catch {
        guard error == .timedOut, !isLast else { throw error }
      }
      rest -= limit
      if isSecond { limit *= 2 }
      isSecond.toggle()
    }
  }

  private static func examine(
    _ uri: String, within time: Duration
  ) throws(MediaFailure) -> MediaDescription {
    let library = try MediaLibrary.load()
    let functions = library.functions
    var error: UnsafeMutablePointer<gst_error>?
    guard let discoverer = functions.discoverer_new(UInt64(time / .nanoseconds(1)), &error) else {
      _ = library.take(error)
      throw .notInstalled
    }
    defer { functions.object_unref(discoverer) }
    let info = functions.discover_uri(discoverer, uri, &error)
    let reason = library.take(error)
    guard let info else { throw .unreadable(reason ?? "it cannot be read") }
    defer { functions.object_unref(info) }
    let result = functions.info_get_result(info)
    if result == timeout { throw .timedOut }
    let description = description(info, library)
    let isPlayable = description.video != nil || description.sound != nil
    if result == missingPlugins {
      // A film plays without the part that nothing decodes, such as subtitles.
      let missing = missing(info, library)
      if let missing, !isPlayable || missing.isMain { throw missing.failure }
    }
    guard isPlayable else { throw .unreadable(reason ?? "it has neither pictures nor sound") }
    return description
  }

  private static func description(
    _ info: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> MediaDescription {
    let functions = library.functions
    var result = MediaDescription()
    let duration = functions.info_get_duration(info)
    // GStreamer reports 0 and the largest number for a duration that is not known.
    if duration != gst_no_time, duration > 0, duration <= longest {
      result.duration = Int64(duration)
    }
    result.isSeekable = functions.info_get_seekable(info) != 0
    let tags = functions.info_get_tags(info)
    (result.tags, result.artwork) = (library.strings(tags), library.image(tags))
    result.trackNumber = library.number(tags, "track-number") ?? 0
    let pictures = functions.info_get_video_streams(info)
    var entry = pictures
    while let stream = entry?.pointee.data, result.video == nil {
      result.video = video(stream, library)
      entry = entry?.pointee.next
    }
    functions.stream_list_free(pictures)
    // The reader turns pictures upright.
    let isTurned = ["rotate-90", "rotate-270", "flip-rotate-90", "flip-rotate-270"]
      .contains(result.tags["image-orientation"])
    if isTurned, var video = result.video {
      (video.width, video.height) = (video.height, video.width)
      result.video = video
    }
    let sounds = functions.info_get_audio_streams(info)
    result.sounds = streams(sounds).compactMap { sound($0, library) }
    functions.stream_list_free(sounds)
    let texts = functions.info_get_subtitle_streams(info)
    result.subtitles = streams(texts).map { stream in
      MediaDescription.Subtitles(
        language: functions.subtitle_get_language(stream).map { String(cString: $0) },
        title: title(stream, library))
    }
    functions.stream_list_free(texts)
    result.chapters = MediaChapters.of(info, library)
    return result
  }

  /// Returns the streams of a list, of the first 64.
  private static func streams(
    _ list: UnsafeMutablePointer<gst_list>?
  ) -> [UnsafeMutableRawPointer] {
    Array(sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.prefix(64))
      .compactMap { $0?.pointee.data }
  }

  private static func title(
    _ stream: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> String? {
    library.strings(library.functions.stream_get_tags(stream))["title"]
  }

  /// The longest duration in nanoseconds that is believed: a hundred days.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longest: UInt64 = 100 * 86_400 * 1_000_000_000

  private static func video(
    _ stream: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> MediaDescription.Video? {
    let functions = library.functions
    guard functions.video_is_image(stream) == 0 else { return nil }
    let (width, height) = (
      Int(functions.video_get_width(stream)), Int(functions.video_get_height(stream))
    )
    guard (1...VideoSize.largestSide).contains(width), (1...VideoSize.largestSide).contains(height)
    else { return nil }
    let over = Double(functions.video_get_aspect_over(stream))
    let under = Double(functions.video_get_aspect_under(stream))
    let aspect = over > 0 && under > 0 ? over / under : 1
    let rate = Double(functions.video_get_rate_over(stream))
    let parts = Double(functions.video_get_rate_under(stream))
    return MediaDescription.Video(
      width: min(max(1, Int((Double(width) * aspect).rounded())), VideoSize.largestSide),
      height: height, frameRate: parts > 0 ? min(rate / parts, 1000) : 0,
      bitRate: Int(functions.video_get_bitrate(stream)), codec: codec(stream, library))
  }

  private static func sound(
    _ stream: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> MediaDescription.Sound? {
    let functions = library.functions
    let channels = Int(functions.audio_get_channels(stream))
    let rate = Int(functions.audio_get_sample_rate(stream))
    guard channels > 0, rate > 0 else { return nil }
    return MediaDescription.Sound(
      channelCount: channels, sampleRate: rate, bitRate: Int(functions.audio_get_bitrate(stream)),
      codec: linearPCM(stream, library) ?? codec(stream, library),
      language: functions.audio_get_language(stream).map { String(cString: $0) },
      title: title(stream, library))
  }

  /// Returns the name of linear PCM with its bits; nil for compressed sound.
  private static func linearPCM(
    _ stream: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> String? {
    let functions = library.functions
    guard let caps = functions.stream_get_caps(stream) else { return nil }
    defer { functions.mini_object_unref(caps) }
    // The name of a file's kind, such as WAV, hides what is in it; its tags name that.
    var name: UnsafeMutablePointer<CChar>?
    if let tags = functions.stream_get_tags(stream),
      functions.tags_get_string(tags, "audio-codec", &name) != 0, let name
    {
      defer { functions.free(name) }
      let text = String(cString: name)
      if text.contains("Uncompressed") { return text }
    }
    // Such as S16LE and F32BE; compressed sound has no such format.
    guard let structure = functions.caps_get_structure(caps, 0),
      let format = functions.structure_get_string(structure, "format").map({ String(cString: $0) }),
      let kind = format.first, "SUF".contains(kind),
      let bits = Int(format.dropFirst().prefix { $0.isNumber })
    else { return nil }
    return "Raw \(bits)-bit \(kind == "F" ? "floating-point " : "")PCM audio"
  }

  private static func codec(
    _ stream: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> String {
    let functions = library.functions
    guard let caps = functions.stream_get_caps(stream) else { return "" }
    defer { functions.mini_object_unref(caps) }
    guard let text = functions.codec_description(caps) else { return "" }
    defer { functions.free(text) }
    return String(cString: text)
  }

  /// Returns what is missing, and whether it is for the pictures, the sound or the whole file.
  private static func missing(
    _ info: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> (failure: MediaFailure, isMain: Bool)? {
    guard var entry = library.functions.info_get_missing(info) else { return nil }
    var first: (failure: MediaFailure, isMain: Bool)?
    while let detail = entry.pointee {
      entry += 1
      // gstreamer|1.0|program|H.264 decoder|decoder-video/x-h264, ...
      let words = String(cString: detail).split(separator: "|", omittingEmptySubsequences: false)
      guard words.count >= 5 else { continue }
      let kind = words[4]
      let isMain = kind.hasPrefix("decoder-video/") || kind.hasPrefix("decoder-audio/")
      let failure = MediaFailure.missingPlugin(
        String(words[3]), package: package(for: kind))
      if first == nil || (isMain && first?.isMain == false) { first = (failure, isMain) }
    }
    return first
  }

  /// Returns the Debian package of a plug-in.
  private static func package(for kind: Substring) -> String {
    if kind.hasPrefix("urisource-") || kind.hasPrefix("element-") {
      return "gstreamer1.0-plugins-good"
    }
    let base = ["vorbis", "opus", "theora", "ogg"]
    if base.contains(where: kind.contains) { return "gstreamer1.0-plugins-base" }
    let good = ["matroska", "quicktime", "webm", "x-vp8", "x-vp9", "flac", "jpeg", "x-msvideo"]
    return good.contains(where: kind.contains) ? "gstreamer1.0-plugins-good" : "gstreamer1.0-libav"
  }
}

extension MediaDescription {
  /// The number of subtitles with neither a language nor a title.
  fileprivate var untaggedSubtitles: Int {
    subtitles.count { $0.language == nil && $0.title == nil }
  }
}
