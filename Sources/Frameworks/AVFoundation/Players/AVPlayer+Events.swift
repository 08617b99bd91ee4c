import TactusThreads

extension AVPlayer {
  // MARK: Items

  /// Handles that an item is ready or has failed.
  func loaded(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    if item.status == .readyToPlay { set(\.status, \.status, .readyToPlay) }
    updateExternalPlayback()
    updateLayers()
    update(from: nil)
  }

  /// Prepares for a jump of an item's time.
  func willMove(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    generation += 1
    sound?.stop()
  }

  /// Handles a jump of an item's time, and continues from there.
  func didMove(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    callPeriodicObservers()
    updateLayers()
    if item.status == .readyToPlay { update(from: nil) }
  }

  /// Handles a changed end time of an item.
  func endTimeChanged(_ item: AVPlayerItem) {
    guard item === currentItem, item.clock.isRunning else { return }
    armEnd(item)
  }

  /// Handles an item whose data cannot be decoded.
  func failed(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    setRate(0, because: .setRateFailed)
  }

  // MARK: Layers

  func add(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.object == nil || $0.object === layer }
    layers.append(WeakReference(layer))
    layer.showSoon()
    if currentItem?.clock.isRunning == true { layer.startShowing() }
  }

  func remove(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.object == nil || $0.object === layer }
    layer.stopShowing()
  }

  /// Shows the frame at the current time in all layers.
  func updateLayers() { for layer in layers { layer.object?.showSoon() } }

  // MARK: System

  /// Updates whether an external device shows the movie (Players.AP1).
  func updateExternalPlayback() {
    let hasScreen = AVAudioSession.sharedInstance().currentRoute.outputs.contains {
      $0.portType == .airPlay
        || ($0.portType == .HDMI && usesExternalPlaybackWhileExternalScreenIsActive)
    }
    let isExternal = hasScreen && allowsExternalPlayback && currentItem?.media?.video != nil
    guard set(\.isExternalPlaybackActive, \.isExternal, isExternal) else { return }
    if isExternal {
      let layer = ExternalFilmLayer(of: self)
      externalLayer = layer
      add(layer)
    } else if let layer = externalLayer {
      remove(layer)
      externalLayer = nil
    }
    updateLayers()
  }

  func listen() {
    Self.names
    listen(to: AVAudioSession.routeChangeNotification, of: AVAudioSession.sharedInstance()) {
      player, information in
      player.updateExternalPlayback()
      // Players.PL6.
      let reason = information[AVAudioSessionRouteChangeReasonKey] as? UInt
      guard reason == AVAudioSession.RouteChangeReason.oldDeviceUnavailable.rawValue else { return }
      player.setRate(0, because: .audioSessionInterrupted)
    }
    listen(to: Notification.Name("UIApplicationDidEnterBackgroundNotification")) { player, _ in
      // Players.BG1.
      guard player.audiovisualBackgroundPlaybackPolicy != .continuesIfPossible,
        !player.isExternalPlaybackActive,
        player.currentItem?.media?.video != nil,
        player.layers.contains(where: { $0.object != nil })
      else { return }
      player.setRate(0, because: .appBackgrounded)
    }
  }

  private func listen(
    to name: Notification.Name, of object: Any? = nil,
    _ body: @escaping @Sendable (AVPlayer, [AnyHashable: Any]) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] notification in
        guard let self else { return }
        body(self, notification.userInfo ?? [:])
      })
  }
}
