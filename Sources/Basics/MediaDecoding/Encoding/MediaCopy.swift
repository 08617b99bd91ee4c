internal import CTactusGStreamer

/// A copy of a range of a film in another file, without re-encoding.
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
  ///   - target: The new file, whose codings are ignored.
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
    var kinds: [String] = []
    if hasPictures { kinds.append("video") }
    if hasSound { kinds.append("audio") }
    // What waits has no limit, so that no track waits for the other one.
    let queue = "queue max-size-buffers=0 max-size-time=0 max-size-bytes=0"
    var text = "filesrc name=source ! qtdemux name=parts"
    for kind in kinds {
      text += " parts.\(kind)_0 ! \(queue) ! appsink name=\(kind) sync=false max-buffers=16"
    }
    let reader = try MediaPipelineParts(library, text)
    try reader.set("source", "location", path)
    text = "\(target.container.element) name=mux"
    if target.isForNetwork { text += " faststart=true" }
    text += " ! filesink name=sink"
    for kind in kinds {
      text +=
        " appsrc name=\(kind) format=time block=true max-bytes=8000000 ! \(queue) ! "
        + "mux.\(kind)_0"
    }
    let writer = try MediaPipelineParts(library, text)
    try writer.set("sink", "location", target.path)
    let mux = try writer.element("mux")
    library.add(target.tags, target.artwork, to: mux)
    library.functions.object_unref(mux)
    try reader.move(to: range, within: limit)
    var tracks: [CopiedTrack] = []
    for kind in kinds {
      tracks.append(
        CopiedTrack(library, from: try reader.element(kind), to: try writer.element(kind)))
    }
    reader.play()
    writer.play()
    let nanoseconds = UInt64(max(0, limit / .nanoseconds(1)))
    for track in tracks { track.pull(within: nanoseconds) }
    // The new file begins with the first of all tracks.
    let start = tracks.compactMap(\.time).min() ?? 0
    while let first = tracks.filter({ $0.time != nil }).min(by: { ($0.time ?? 0) < ($1.time ?? 0) })
    {
      try reader.throwError()
      try writer.throwError()
      guard first.push(movedBy: start) else {
        try writer.throwError()
        throw .unreadable("the file takes no more data")
      }
      first.pull(within: nanoseconds)
    }
    try reader.throwError()
    for track in tracks { track.finish() }
    try writer.waitForEnd(within: limit)
  }
}
