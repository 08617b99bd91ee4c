extension MPEG4Movie {
  /// The audible part of an audio track.
  struct HeardPart {
    /// The start in seconds: after the encoder's priming, as a rule.
    var start: Double
    /// The end in seconds from the track's beginning; `nil` for the end of the track.
    var end: Double?
  }

  /// The audible part of the first audio track; `nil` without an edit list, or with several edits.
  var heardPart: HeardPart? {
    guard let track = soundTrack, let movie = box("mvhd"), let media = box("mdia/mdhd", in: track),
      let scale = timescale(movie), let rate = timescale(media),
      let list = box("edts/elst", in: track), let edit = edit(list), edit.start >= 0
    else { return nil }
    let start = Double(edit.start) / Double(rate)
    // A coarse duration is rounded to the nearest unit, and means little if the edit begins at 0.
    guard edit.duration > 0, edit.start > 0 || scale >= rate else {
      return HeardPart(start: start, end: nil)
    }
    let units = Double(edit.duration) + (scale < rate ? 1 : 0)
    return HeardPart(start: start, end: start + units / Double(scale))
  }

  /// Whether there is no audio track, or none with packets, here or in fragments.
  var isEmpty: Bool {
    guard let track = soundTrack else { return true }
    guard let sizes = box("mdia/minf/stbl/stsz", in: track) else { return false }
    return number(sizes, 8, 4) == 0 && box("mvex") == nil
  }

  /// Makes GStreamer ignore all edit lists, and read the first audio track as a whole.
  ///
  /// Otherwise it skips packets that are needed to decode the first audible frames, and the last
  /// ones beyond the durations of the file (measured: 1.22).
  mutating func ignoreEditLists() {
    for track in boxes() where track.kind == "trak" {
      if let edits = box("edts", in: track) { ignore(edits) }
    }
    guard let track = soundTrack, let movie = box("mvhd"), let header = box("tkhd", in: track),
      let media = box("mdia/mdhd", in: track), let scale = timescale(movie),
      let rate = timescale(media), let length = duration(media)
    else { return }
    let whole = Double(length) / Double(rate) * Double(scale) + 1
    guard whole < Double(UInt32.max) else { return }
    setDurations(movie, header, to: UInt64(whole.rounded(.up)))
  }

  /// Sets the audible part of the only track, in frames.
  ///
  /// - Parameters:
  ///   - start: The number of frames before it.
  ///   - count: The number of its frames.
  ///   - rate: Frames a second.
  /// - Returns: Whether the movie has an edit list to store it.
  mutating func setHeardPart(from start: Int, count: Int, rate: Int) -> Bool {
    guard count > 0, let track = soundTrack, let movie = box("mvhd"),
      let header = box("tkhd", in: track), let media = box("mdia/mdhd", in: track),
      timescale(media) == UInt64(rate), let list = box("edts/elst", in: track), edit(list) != nil
    else { return false }
    let frames = UInt64(count)
    let (long, size) = (isLong(list), isLong(list) ? 8 : 4)
    return set(movie, isLong(movie) ? 20 : 12, 4, to: UInt64(rate))
      && setDurations(movie, header, to: frames) && set(list, 8, size, to: frames)
      && set(list, long ? 16 : 12, size, to: UInt64(start))
  }

  // MARK: Internals

  private var soundTrack: Box? {
    boxes().first { track in
      guard track.kind == "trak", let handler = box("mdia/hdlr", in: track) else { return false }
      return number(handler, 8, 4) == 0x736F_756E  // soun
    }
  }

  /// Returns whether the times of a box have 64 bits.
  private func isLong(_ box: Box) -> Bool { number(box, 0, 4).map { $0 >> 24 == 1 } ?? false }

  /// Sets the durations of the file and of a track, in the file's time scale.
  @discardableResult
  private mutating func setDurations(_ movie: Box, _ header: Box, to value: UInt64) -> Bool {
    let (movieIsLong, headerIsLong) = (isLong(movie), isLong(header))
    return set(movie, movieIsLong ? 24 : 16, movieIsLong ? 8 : 4, to: value)
      && set(header, headerIsLong ? 28 : 20, headerIsLong ? 8 : 4, to: value)
  }

  private func timescale(_ box: Box) -> UInt64? {
    number(box, isLong(box) ? 20 : 12, 4).flatMap { $0 > 0 ? $0 : nil }
  }

  private func duration(_ box: Box) -> UInt64? {
    isLong(box) ? number(box, 24, 8) : number(box, 16, 4)
  }

  /// Returns the edit of a list that has exactly one; `nil` for other lists.
  private func edit(_ list: Box) -> (duration: UInt64, start: Int64)? {
    guard number(list, 4, 4) == 1 else { return nil }
    guard isLong(list) else {
      guard let duration = number(list, 8, 4), let start = number(list, 12, 4) else { return nil }
      return (duration, Int64(Int32(truncatingIfNeeded: start)))
    }
    guard let duration = number(list, 8, 8), let start = number(list, 16, 8) else { return nil }
    return (duration, Int64(bitPattern: start))
  }
}
