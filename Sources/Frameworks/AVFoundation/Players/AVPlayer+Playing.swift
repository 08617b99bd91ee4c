internal import TactusCrashReports
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

// Playback over time: rates, starts, stalls and ends.
extension AVPlayer {
  /// Changes the requested rate (Players.PL3).
  func setRate(_ rate: Float, because reason: RateDidChangeReason, from start: Int64? = nil) {
    var rate = rate.isFinite ? rate : 0
    if rate < 0, let currentItem, currentItem.status == .readyToPlay, !currentItem.canPlayReverse {
      refuseReverse()
      rate = 0
    }
    if rate != 0 {
      let speed = min(max(abs(rate), Self.rates.lowerBound), Self.rates.upperBound)
      rate = rate < 0 ? -speed : speed
    }
    guard rate != self.rate else { return }
    stop()
    if set(\.rate, \.rate, rate) {
      NotificationCenter.default.post(
        name: Self.rateDidChangeNotification, object: self,
        userInfo: [Self.rateDidChangeReasonKey: reason])
    }
    update(from: start)
  }

  /// Plays so that a time of the item coincides with a host time (Players.PL7).
  func synchronize(_ rate: Float, _ itemTime: CMTime, _ hostTime: CMTime) {
    guard !automaticallyWaitsToMinimizeStalling else {
      programmingError(
        "-[AVPlayer setRate:time:atHostTime:] needs automaticallyWaitsToMinimizeStalling to be NO",
        exception: "NSInvalidArgumentException")
    }
    guard let item = currentItem, rate != 0, rate.isFinite else {
      return setRate(rate, because: .setRateCalled)
    }
    let now = startTime(of: item)
    let clock = CMClock.hostTimeClock.time.nanoseconds ?? now
    let host = hostTime.isNumeric ? hostTime.nanoseconds ?? clock : clock
    let passed = clock - host + now - item.now
    let speed = Double(min(max(abs(rate), Self.rates.lowerBound), Self.rates.upperBound))
    let factor = rate < 0 ? -speed : speed
    let given = itemTime.isNumeric ? itemTime.nanoseconds ?? item.place : item.place
    var (start, place) = (now, given + Int64((Double(passed) * factor).rounded()))
    if place < 0, factor > 0 {
      (start, place) = (now + Int64((Double(-place) / factor).rounded()), 0)
    }
    stop()
    item.jump(to: min(max(place, 0), item.status == .readyToPlay ? item.end : .max))
    if rate == self.rate {
      update(from: start)
    } else {
      setRate(rate, because: .setRateCalled, from: start)
    }
  }

  /// Stops the clock, if it is running.
  func stop() {
    generation += 1
    lacksPictures = false
    guard let currentItem, currentItem.clock.isRunning else { return }
    currentItem.halt()
    sound?.stop()
    callPeriodicObservers()
    for layer in layers { layer.object?.stopShowing() }
  }

  /// Starts the clock if possible, and updates observed properties.
  ///
  /// - Parameter start: The phone's start time in nanoseconds; nil for now.
  func update(from start: Int64?) {
    guard rate != 0 else { return show(.paused, nil) }
    guard let item = currentItem else {
      return show(.waitingToPlayAtSpecifiedRate, .noItemToPlay)
    }
    switch item.status {
    case .unknown: show(.waitingToPlayAtSpecifiedRate, .evaluatingBufferingRate)
    case .failed: setRate(0, because: .setRateFailed)
    case .readyToPlay:
      if rate < 0, !item.canPlayReverse {
        refuseReverse()
        return setRate(0, because: .setRateFailed)
      }
      if !item.clock.isRunning, item.canRun(rate) {
        switch begin(item, at: start) {
        case .running: break
        case .refused: return setRate(0, because: .audioSessionInterrupted)
        case .waiting: return show(.waitingToPlayAtSpecifiedRate, .toMinimizeStalls)
        }
      }
      show(.playing, nil)
      armEnd(item)
    }
  }

  /// Handles that sound has run out, or is available again (Players.SL1).
  func soundChanged() {
    guard let item = currentItem, item.status == .readyToPlay, rate != 0 else { return }
    guard item.clock.isRunning else { return update(from: nil) }
    if let place = sound?.starvedPosition { stall(item, at: Int64((place * 1e9).rounded())) }
  }

  /// Handles that a server's frames are late (Players.SL1).
  func picturesAreLate(_ item: AVPlayerItem, since place: Int64) {
    guard item === currentItem, item.clock.isRunning, item.place - place > Self.longestLack else {
      return
    }
    lacksPictures = true
    stall(item, at: item.place)
    sound?.stop()
  }

  /// Handles that a frame has arrived.
  func pictureArrived() {
    updateLayers()
    guard lacksPictures else { return }
    lacksPictures = false
    update(from: nil)
  }

  /// Updates the volume of the current playback.
  func updateVolume() {
    sound?.setVolume(isMuted || currentItem?.isSoundEnabled == false ? 0 : volume)
  }

  // MARK: Timers

  /// Schedules the end of an item, or its start for reverse playback.
  func armEnd(_ item: AVPlayerItem) {
    let end = rate < 0 ? item.beginning : item.end
    guard end < .max else { return }
    guard let time = item.clock.phoneTime(of: end) else {
      // It has already stopped at its end.
      return PhoneTime.runLater { [weak self] in
        guard let self, currentItem === item, rate != 0, !item.clock.isRunning else { return }
        finish(item, at: nil)
      }
    }
    run(after: time - item.now) { player in
      guard player.currentItem === item else { return }
      // Timers count in seconds: rounding may make one early by a moment.
      guard abs(end - item.place) < Self.moment else { return player.armEnd(item) }
      player.finish(item, at: time)
    }
  }

  /// Plays the next item of the queue.
  ///
  /// - Parameter time: The phone's time at which the last one ended; nil for now.
  func advance(at time: Int64?) {
    let rest = Array(queue.dropFirst())
    nextStart = time
    setQueue(rest)
    nextStart = nil
  }

  /// Schedules the next time of an observer.
  func arm(_ observer: TimeObserver) {
    guard let item = currentItem, item.clock.isRunning else { return }
    arm(observer, item, after: item.place)
  }

  /// Schedules the next change of the shown subtitles (Players.LE1).
  func armTexts(_ item: AVPlayerItem) {
    guard item === currentItem, item.clock.isRunning else { return }
    textTimers += 1
    armTexts(item, after: item.place, timer: textTimers)
  }

  /// Calls the periodic observers with the current time.
  func callPeriodicObservers() {
    let time = currentTime()
    for observer in timeObservers {
      if case .every = observer.times { observer.call(time) }
    }
  }

  // MARK: Internals

  private enum Start {
    case running
    case waiting
    case refused
  }

  /// The nanoseconds by which a timer may be early.
  private static var moment: Int64 { 1_000_000 }

  /// The nanoseconds for which the last frame is shown in place of a missing one.
  ///
  /// - Source: ours. Confidence: guess.
  private static var longestLack: Int64 { 1_000_000_000 }

  private func refuseReverse() {
    RuntimeWarning.once(
      "AVPlayer.rate: the item cannot be played backwards (canPlayReverse is false), because its "
        + "data cannot be moved; the player pauses", namesPlace: true)
  }

  private func startTime(of item: AVPlayerItem) -> Int64 {
    item.now + (PhoneTime.isTestDriven ? 0 : Self.lead)
  }

  /// Starts the clock of an item, if its sound is available and the session allows it.
  private func begin(_ item: AVPlayerItem, at start: Int64?) -> Start {
    // Players.PL8.
    if let source = item.soundSource, rate > 0 {
      let sound =
        sound
        ?? FilmSound(
          source, waits: item.waitsForData,
          onChange: { [weak self] in self?.soundChanged() },
          onStopped: { [weak self] in self?.setRate(0, because: .audioSessionInterrupted) })
      self.sound = sound
      guard sound.activate() else { return .refused }
      let isThere = sound.prepare(
        from: Double(item.place) / 1e9, rate: Double(rate),
        keepsPitch: item.keepsPitch)
      guard isThere else { return .waiting }
      updateVolume()
    }
    let now = start ?? startTime(of: item)
    if rate > 0 { sound?.start(at: Double(now) / 1e9) }
    generation += 1
    item.setKeepsUp(true)
    item.run(from: now, rate: Double(rate))
    callPeriodicObservers()
    for observer in timeObservers { arm(observer) }
    item.textsChanged()
    for layer in layers { layer.object?.startShowing() }
    return .running
  }

  /// Stops the clock because data is missing (Players.SL1).
  private func stall(_ item: AVPlayerItem, at place: Int64) {
    generation += 1
    item.moveClock(to: min(place, item.end))
    callPeriodicObservers()
    for layer in layers { layer.object?.stopShowing() }
    item.setKeepsUp(false)
    if automaticallyWaitsToMinimizeStalling {
      show(.waitingToPlayAtSpecifiedRate, .toMinimizeStalls)
    } else {
      setRate(0, because: .setRateFailed)
    }
    item.logStall()
    NotificationCenter.default.post(name: .AVPlayerItemPlaybackStalled, object: item)
  }

  private func show(_ control: TimeControlStatus, _ reason: WaitingReason?) {
    set(\.timeControlStatus, \.control, control)
    set(\.reasonForWaitingToPlay, \.reason, reason)
  }

  /// Calls a closure after nanoseconds, unless the clock changes before.
  private func run(
    after nanoseconds: Int64, _ body: @escaping @MainActor @Sendable (AVPlayer) -> Void
  ) {
    let expected = generation
    PhoneTime.run(after: Double(max(0, nanoseconds)) / 1e9) { [weak self] in
      guard let self, generation == expected else { return }
      body(self)
    }
  }

  /// Ends an item that was played to its end (Players.PL5).
  private func finish(_ item: AVPlayerItem, at time: Int64?) {
    generation += 1
    if item.clock.isRunning {
      let end = rate < 0 ? item.beginning : item.end
      item.stopAtEnd(end)
      sound?.stop()
      for observer in timeObservers {
        // A time at the very end is passed as well.
        guard case .at(let times) = observer.times, times.contains(end) else { continue }
        observer.call(item.currentTime())
      }
      callPeriodicObservers()
      for layer in layers { layer.object?.stopShowing() }
    }
    updateLayers()
    switch rate < 0 ? .pause : actionAtItemEnd {
    case .pause: setRate(0, because: .setRateCalled)
    case .advance where queue.count > 1: advance(at: time)
    case .advance: setQueue([])
    case .none: break
    }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  private func armTexts(_ item: AVPlayerItem, after place: Int64, timer: Int) {
    let backwards = item.clock.rate < 0
    guard let next = item.nextTextChange(after: place, backwards: backwards),
      let time = item.clock.phoneTime(of: next)
    else { return }
    run(after: time - item.now) { player in
      guard player.currentItem === item, player.textTimers == timer else { return }
      // In reverse playback, a text is shown before its end.
      let place = backwards ? min(item.place, next - 1) : max(item.place, next)
      item.deliverTexts(at: place)
      player.armTexts(item, after: place, timer: timer)
    }
  }

  private func arm(_ observer: TimeObserver, _ item: AVPlayerItem, after place: Int64) {
    let backwards = item.clock.rate < 0
    guard let next = observer.next(after: place, backwards: backwards),
      backwards ? next > item.beginning : next < item.end,
      let time = item.clock.phoneTime(of: next)
    else { return }
    run(after: time - item.now) { player in
      guard player.currentItem === item, player.timeObservers.contains(where: { $0 === observer })
      else { return }
      let isThere = abs(item.place - next) < Self.moment || backwards == (item.place < next)
      guard isThere else { return player.arm(observer, item, after: item.place) }
      let place = backwards ? min(item.place, next) : max(item.place, next)
      player.arm(observer, item, after: place)
      observer.call(CMTime(nanoseconds: place))
    }
  }
}
