internal import CTactusGStreamer

/// A copy of a range of a film in another file, without coding it anew.
///
/// Steps Players.EX4…
package enum MediaCopy {
  /// Copies the first track of pictures and the first one of sound of an MPEG-4 or QuickTime file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - range: The range in nanoseconds; its pictures begin with the key picture before it.
  ///   - hasPictures: Whether the pictures are copied.
  ///   - hasSound: Whether the sound is copied.
  ///   - target: The new file, of which the codings do not count.
  ///   - limit: The longest wait.
  /// - Throws: `MediaFailure`.
  /// - Thread: any but the main one; waits for the disk.
  package static func copy(
    _ path: String, _ range: Range<Int64>, hasPictures: Bool, hasSound: Bool,
    to target: MediaTarget, within limit: Duration
  ) throws(MediaFailure) {
    let library = try MediaLibrary.load()
    try library.require(
      target.container.element, "writer of MPEG-4", "gstreamer1.0-plugins-good")
    let queue = "queue max-size-buffers=0 max-size-time=0 max-size-bytes=0"
    var text = "\(target.container.element) name=mux"
    if target.isForNetwork { text += " faststart=true" }
    text += " ! filesink name=sink filesrc name=source ! qtdemux name=parts"
    if hasPictures { text += " parts.video_0 ! \(queue) ! mux.video_0" }
    if hasSound { text += " parts.audio_0 ! \(queue) ! mux.audio_0" }
    let pipeline = try MediaPipelineParts(library, text)
    try pipeline.set("source", "location", path)
    try pipeline.set("sink", "location", target.path)
    let mux = try pipeline.element("mux")
    library.add(target.tags, target.artwork, to: mux)
    library.functions.object_unref(mux)
    try pipeline.move(to: range, within: limit)
    pipeline.play()
    try pipeline.waitForEnd(within: limit)
  }
}
