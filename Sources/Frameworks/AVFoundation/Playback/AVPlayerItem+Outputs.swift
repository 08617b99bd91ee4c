extension AVPlayerItem {
  /// Adds an output; it is removed from another item.
  public func add(_ output: AVPlayerItemOutput) {
    output.item?.remove(output)
    output.item = self
    addedOutputs.append(output)
    player?.updateLayers()
    textsChanged()
    (output as? AVPlayerItemVideoOutput)?.notify()
  }

  /// Removes an output.
  public func remove(_ output: AVPlayerItemOutput) {
    guard output.item === self else { return }
    addedOutputs.removeAll { $0 === output }
    output.item = nil
    player?.updateLayers()
  }

  /// The outputs that were added.
  public var outputs: [AVPlayerItemOutput] { addedOutputs }

  // MARK: Internals

  /// Whether an output receives the subtitles instead of the layer.
  var hidesSubtitles: Bool { legibleOutputs.contains { $0.suppressesPlayerRendering } }

  /// Passes the strings shown at the current time to the outputs (Players.LE1).
  func textsChanged() {
    guard !legibleOutputs.isEmpty, status == .readyToPlay else { return }
    deliverTexts(at: place)
    player?.armTexts(self)
  }

  /// Notifies the outputs of a seek (Players.LE2).
  func flushOutputs() {
    for output in legibleOutputs { output.flush() }
    for case let output as AVPlayerItemVideoOutput in addedOutputs { output.flush() }
    textsChanged()
  }

  /// Passes the strings shown at a time to the outputs.
  func deliverTexts(at place: Int64) {
    for output in legibleOutputs {
      let time = place + output.advance
      output.deliver(subtitles?.texts(at: time) ?? [], at: time)
    }
  }

  /// Returns the time at which an output is called next.
  func nextTextChange(after place: Int64, backwards: Bool) -> Int64? {
    let times = legibleOutputs.compactMap { output in
      subtitles?.change(after: place + output.advance, backwards: backwards).map {
        $0 - output.advance
      }
    }
    return backwards ? times.max() : times.min()
  }

  private var legibleOutputs: [AVPlayerItemLegibleOutput] {
    addedOutputs.compactMap { $0 as? AVPlayerItemLegibleOutput }
  }
}
