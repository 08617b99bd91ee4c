internal import CTactusGStreamer

/// A writer of films and sounds, picture by picture and frame by frame.
///
/// Steps Players.WR1…
///
/// - Thread: one at a time, but not the main one.
package final class MediaWriter: @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  /// Creates a file.
  ///
  /// - Parameter target: What is written.
  /// - Throws: `MediaFailure`, such as for a coding that no package has.
  package init(_ target: MediaTarget) throws(MediaFailure) {
    self.target = target
    library = try MediaLibrary.load()
    pipeline = try MediaPipelineParts(library, Self.elements(of: target, library))
    try pipeline.set("sink", "location", target.path)
    sound = target.sound == nil ? nil : try pipeline.element("sound")
    pictures = target.pictures == nil ? nil : try pipeline.element("pictures")
    let mux = try pipeline.element("mux")
    library.add(target.tags, target.artwork, to: mux)
    library.functions.object_unref(mux)
    pipeline.play()
  }

  deinit {
    for source in [sound, pictures] { source.map(library.functions.object_unref) }
    soundCaps.map(library.functions.mini_object_unref)
  }

  /// Writes interleaved frames behind those before.
  ///
  /// - Parameters:
  ///   - samples: The frames.
  ///   - format: Their format, if the target does not know it; all frames have the same.
  /// - Throws: `MediaFailure`.
  /// - Thread: one at a time, also while pictures are written.
  package func write(
    _ samples: [Float], format lateFormat: SoundFormat? = nil
  ) throws(MediaFailure) {
    guard let sound, let known = target.sound, !samples.isEmpty else { return }
    let format = lateFormat ?? known.format
    let count = samples.count / format.channelCount
    let start = soundFrames
    soundFrames += Int64(count)
    let buffer = samples.withUnsafeBytes {
      library.functions.buffer_new_copy($0.baseAddress, $0.count)
    }
    if known.isFormatLate, soundCaps == nil {
      soundCaps = library.functions.caps_from_text(Self.caps(of: format))
    }
    try push(
      buffer, to: sound, from: Self.time(of: start, rate: format.sampleRate),
      until: Self.time(of: soundFrames, rate: format.sampleRate), soundCaps)
  }

  /// Writes a picture behind those before.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, row by row from the top, in the order blue, green, red, alpha.
  ///   - range: The beginning and the end in nanoseconds, for pictures with times of their own.
  /// - Throws: `MediaFailure`.
  /// - Thread: one at a time, also while sound is written.
  package func write(
    picture pixels: [UInt8], at range: Range<Int64>? = nil
  ) throws(MediaFailure) {
    guard let pictures, let rate = target.pictures?.rate else { return }
    let buffer = pixels.withUnsafeBytes {
      library.functions.buffer_new_copy($0.baseAddress, $0.count)
    }
    let start = pictureCount
    pictureCount += 1
    if let range {
      try push(
        buffer, to: pictures, from: UInt64(max(0, range.lowerBound)),
        until: UInt64(max(0, range.upperBound)), nil)
    } else {
      try push(
        buffer, to: pictures, from: Self.time(of: start * 1001, rate: rate),
        until: Self.time(of: pictureCount * 1001, rate: rate), nil)
    }
  }

  /// Whether sound was written.
  package var hasSound: Bool { soundFrames > 0 }
  /// Whether pictures were written.
  package var hasPictures: Bool { pictureCount > 0 }

  /// Completes the file.
  ///
  /// - Throws: `MediaFailure`, for example when the disk is full.
  package func finish() throws(MediaFailure) {
    for source in [sound, pictures] {
      if let source { _ = library.functions.app_source_end(source) }
    }
    try pipeline.waitForEnd(within: Self.patience)
  }

  // MARK: Internals

  /// The longest wait for the end of the encoding.
  ///
  /// - Source: ours: what waits is limited. Confidence: guess.
  private static let patience = Duration.seconds(120)

  private let target: MediaTarget
  private let library: MediaLibrary
  private let pipeline: MediaPipelineParts
  private let sound: UnsafeMutableRawPointer?
  private let pictures: UnsafeMutableRawPointer?
  private var soundFrames: Int64 = 0
  private var pictureCount: Int64 = 0
  /// The format of the samples, if the target did not know it.
  private var soundCaps: UnsafeMutableRawPointer?

  private static func time(of count: Int64, rate: Int) -> UInt64 {
    UInt64((Double(count) / Double(rate) * 1e9).rounded())
  }

  private func push(
    _ buffer: UnsafeMutablePointer<gst_buffer_head>?, to source: UnsafeMutableRawPointer,
    from start: UInt64, until end: UInt64, _ caps: UnsafeMutableRawPointer?
  ) throws(MediaFailure) {
    guard let buffer else { throw .unreadable("there is no memory for a buffer") }
    buffer.pointee.pts = start
    buffer.pointee.duration = end - start
    try pipeline.throwError()
    // Waits while too much is not encoded yet; after a failure nothing waits.
    guard pushed(buffer, to: source, caps) else {
      try pipeline.throwError()
      throw .unreadable("the coder takes no more data")
    }
  }

  /// Gives a buffer to an element, with its format if the element does not have it.
  private func pushed(
    _ buffer: UnsafeMutablePointer<gst_buffer_head>, to source: UnsafeMutableRawPointer,
    _ caps: UnsafeMutableRawPointer?
  ) -> Bool {
    guard let caps else { return library.functions.app_source_push(source, buffer) == 0 }
    defer { library.functions.mini_object_unref(buffer) }
    guard let sample = library.functions.sample_new(buffer, caps, nil, nil) else { return false }
    defer { library.functions.mini_object_unref(sample) }
    return library.functions.app_source_push_sample(source, sample) == 0
  }

  private static func caps(of format: SoundFormat) -> String {
    let mask = format.channelCount == 2 ? ",channel-mask=(bitmask)0x3" : ""
    return "audio/x-raw,format=F32LE,rate=\(format.sampleRate),channels=\(format.channelCount),"
      + "layout=interleaved\(mask)"
  }

  /// Returns the elements that write a target, as a text for GStreamer.
  private static func elements(
    of target: MediaTarget, _ library: MediaLibrary
  ) throws(MediaFailure) -> String {
    let kind = target.container == .adts ? "ADTS" : "MPEG-4"
    try library.require(
      target.container.element, "writer of \(kind)", "gstreamer1.0-plugins-good")
    var text = "\(target.container.element) name=mux"
    if target.container == .adts {
      text += " ! audio/mpeg,stream-format=adts"
    } else if target.isForNetwork {
      text += " faststart=true"
    }
    text += " ! filesink name=sink"
    // Encoded data waits without a limit, so that no branch waits for the other one.
    let queue = "queue max-size-buffers=0 max-size-time=0 max-size-bytes=0 ! mux."
    let source = "format=time block=true is-live=false"
    if let sound = target.sound {
      let given = sound.isFormatLate ? "" : " caps=\"\(caps(of: sound.format))\""
      // Lossless sound needs no dither either.
      let exact = sound.bitDepth == nil ? "" : " dithering=none"
      var depth = ""
      let coder: String
      switch sound.coding {
      case .aac(let bitRate):
        coder = "avenc_aac bitrate=\(bitRate)"
        try library.require("avenc_aac", "encoder of AAC", "gstreamer1.0-libav")
      case .appleLossless:
        coder = "avenc_alac"
        depth = sound.bitDepth.map { ",format=S\($0 == 16 ? 16 : 32)LE" } ?? ""
        try library.require("avenc_alac", "encoder of Apple Lossless", "gstreamer1.0-libav")
      }
      text +=
        " appsrc name=sound \(source) max-bytes=1000000\(given) ! audioconvert\(exact) ! "
        + "audioresample ! audio/x-raw,rate=\(sound.codedFormat.sampleRate),"
        + "channels=\(sound.codedFormat.channelCount)\(depth) ! \(coder) ! \(queue)"
    }
    if let pictures = target.pictures {
      let (width, height) = (pictures.size.width, pictures.size.height)
      // Pictures with times of their own have no rate.
      let rate = pictures.rate > 0 ? "\(pictures.rate)/1001" : "0/1"
      let coder: String
      switch pictures.coding {
      case .h264(let profile):
        try library.require("x264enc", "encoder of H.264", "gstreamer1.0-plugins-ugly")
        let order = pictures.allowsReordering ? "" : " bframes=0"
        coder =
          "videoconvert ! video/x-raw,format=I420 ! x264enc "
          + "bitrate=\(max(1, pictures.bitRate / 1000)) speed-preset=veryfast "
          + "key-int-max=\(pictures.keyInterval)\(order) ! video/x-h264,profile=\(profile)"
      case .jpeg(let quality):
        try library.require("jpegenc", "encoder of JPEG", "gstreamer1.0-plugins-good")
        // JPEG has luma in the full range.
        coder =
          "videoconvert ! video/x-raw,format=I420,colorimetry=(string)1:4:0:0 ! "
          + "jpegenc quality=\(quality)"
      }
      text +=
        " appsrc name=pictures \(source) max-bytes=\(width * height * 16) caps=\"video/x-raw,"
        + "format=BGRA,width=\(width),height=\(height),pixel-aspect-ratio=1/1,"
        + "framerate=\(rate)\" ! \(coder) ! \(queue)"
    }
    return text
  }
}
