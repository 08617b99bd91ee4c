extension AVPlayerItem {
  /// Returns a copy of the log of network access; nil if there is none, as for local files
  /// (Players.LG1).
  public func accessLog() -> AVPlayerItemAccessLog? {
    guard !logs.access.isEmpty else { return nil }
    let copies = logs.access.compactMap { $0.copy() as? AVPlayerItemAccessLogEvent }
    if let start = logs.watchedFrom, let last = copies.last {
      last.durationWatched += Double(abs(place - start)) / 1e9
    }
    return AVPlayerItemAccessLog(copies)
  }

  /// Returns a copy of the log of errors; nil if there are none (Players.LG2).
  public func errorLog() -> AVPlayerItemErrorLog? {
    guard !logs.errors.isEmpty else { return nil }
    return AVPlayerItemErrorLog(logs.errors.compactMap { $0.copy() as? AVPlayerItemErrorLogEvent })
  }

  /// The timebase, which only the player controls; nil until the item is ready (Players.TB2).
  public var timebase: CMTimebase? {
    guard status == .readyToPlay else { return nil }
    return CMTimebase(
      time: { [weak self] in self?.currentTime() ?? .invalid },
      rate: { [weak self] in
        guard let clock = self?.clock, clock.isRunning else { return 0 }
        return clock.rate
      })
  }

  // MARK: Internals

  /// Starts the clock at a time of the phone.
  func run(from time: Int64, rate: Double) {
    logStart()
    clock.run(from: time, rate: rate)
  }

  /// Stops the clock.
  func halt() {
    logHalt(at: place)
    clock.halt(at: now, within: limits)
  }

  /// Moves the clock to a time in nanoseconds, where it stops.
  func moveClock(to place: Int64) {
    logHalt(at: self.place)
    clock.move(to: place)
  }

  private var address: String? { (asset as? AVURLAsset)?.url.absoluteString }

  /// Logs that the clock was started.
  func logStart() {
    guard !isLocal, asset is AVURLAsset else { return }
    logs.watchedFrom = place
    guard logs.access.isEmpty else { return }
    let event = AVPlayerItemAccessLogEvent()
    event.playbackStartDate = Date()
    event.playbackSessionID = logs.session
    event.playbackStartOffset = Double(place) / 1e9
    event.playbackType = "FILE"
    event.uri = address
    logs.access.append(event)
    NotificationCenter.default.post(name: .AVPlayerItemNewAccessLogEntry, object: self)
  }

  /// Logs that the clock was stopped, at a time of the item.
  func logHalt(at place: Int64) {
    guard let start = logs.watchedFrom else { return }
    logs.watchedFrom = nil
    logs.access.last?.durationWatched += Double(abs(place - start)) / 1e9
  }

  /// Logs a stall.
  func logStall() { logs.access.last?.numberOfStalls += 1 }

  /// Logs an error of network data.
  func log(_ error: NSError) {
    guard let address, (asset as? AVURLAsset)?.url.isFileURL == false else { return }
    let event = AVPlayerItemErrorLogEvent()
    event.date = Date()
    (event.uri, event.playbackSessionID) = (address, logs.session)
    (event.errorStatusCode, event.errorDomain) = (error.code, error.domain)
    event.errorComment = error.localizedDescription
    logs.errors.append(event)
    NotificationCenter.default.post(name: .AVPlayerItemNewErrorLogEntry, object: self)
  }
}
