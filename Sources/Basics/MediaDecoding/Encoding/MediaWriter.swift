internal import CTactusGStreamer

/// A writer of films and sounds, picture by picture and frame by frame.
///
/// Steps Players.WR1…
///
/// - Thread: one at a time, but not the main one.
package final class MediaWriter: @unchecked Sendable {
  // `@unchecked Sendable` because its owner uses it on one thread at a time.

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
  }

  /// Writes interleaved frames behind those before.
  ///
  /// - Throws: `MediaFailure`.
  package func write(_ samples: [Float]) throws(MediaFailure) {
    guard let sound, let format = target.sound?.format, !samples.isEmpty else { return }
    let count = samples.count / format.channelCount
    let start = soundFrames
    soundFrames += Int64(count)
    let buffer = samples.withUnsafeBytes {
      library.functions.buffer_new_copy($0.baseAddress, $0.count)
    }
    try push(
      buffer, to: sound, from: Self.time(of: start, rate: format.sampleRate),
      until: Self.time(of: soundFrames, rate: format.sampleRate))
  }

  /// Writes a picture behind those before.
  ///
  /// - Parameter pixels: The pixels, row by row from the top, in the order blue, green, red, alpha.
  /// - Throws: `MediaFailure`.
  package func write(picture pixels: [UInt8]) throws(MediaFailure) {
    guard let pictures, let rate = target.pictures?.rate else { return }
    let buffer = pixels.withUnsafeBytes {
      library.functions.buffer_new_copy($0.baseAddress, $0.count)
    }
    let start = pictureCount
    pictureCount += 1
    try push(
      buffer, to: pictures, from: Self.time(of: start * 1001, rate: rate),
      until: Self.time(of: pictureCount * 1001, rate: rate))
  }

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

  /// The longest wait for the end of the coding.
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

  private static func time(of count: Int64, rate: Int) -> UInt64 {
    UInt64((Double(count) / Double(rate) * 1e9).rounded())
  }

  private func push(
    _ buffer: UnsafeMutablePointer<gst_buffer_head>?, to source: UnsafeMutableRawPointer,
    from start: UInt64, until end: UInt64
  ) throws(MediaFailure) {
    guard let buffer else { throw .unreadable("there is no memory for a buffer") }
    buffer.pointee.pts = start
    buffer.pointee.duration = end - start
    try pipeline.throwError()
    // Waits while too much is not coded yet; what has failed waits for nothing.
    guard library.functions.app_source_push(source, buffer) == 0 else {
      try pipeline.throwError()
      throw .unreadable("the coder takes no more data")
    }
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
    // What is coded waits as long as it must, so that no branch waits for the other one.
    let queue = "queue max-size-buffers=0 max-size-time=0 max-size-bytes=0 ! mux."
    let source = "format=time block=true is-live=false"
    if let sound = target.sound {
      let (rate, channels) = (sound.format.sampleRate, sound.format.channelCount)
      let mask = channels == 2 ? ",channel-mask=(bitmask)0x3" : ""
      // What has no loss has no noise either.
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
        " appsrc name=sound \(source) max-bytes=1000000 caps=\"audio/x-raw,format=F32LE,"
        + "rate=\(rate),channels=\(channels),layout=interleaved\(mask)\" ! audioconvert\(exact) ! "
        + "audioresample ! audio/x-raw,rate=\(sound.codedFormat.sampleRate),"
        + "channels=\(sound.codedFormat.channelCount)\(depth) ! \(coder) ! \(queue)"
    }
    if let pictures = target.pictures {
      try library.require("x264enc", "encoder of H.264", "gstreamer1.0-plugins-ugly")
      let (width, height) = (pictures.size.width, pictures.size.height)
      text +=
        " appsrc name=pictures \(source) max-bytes=\(width * height * 16) caps=\"video/x-raw,"
        + "format=BGRA,width=\(width),height=\(height),pixel-aspect-ratio=1/1,"
        + "framerate=\(pictures.rate)/1001\" ! videoconvert ! video/x-raw,format=I420 ! x264enc "
        + "bitrate=\(max(1, pictures.bitRate / 1000)) speed-preset=veryfast key-int-max=60 ! "
        + "video/x-h264,profile=high ! \(queue)"
    }
    return text
  }
}
