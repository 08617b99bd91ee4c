import Glibc
import TactusDisplayList
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusScreenComposition

// Events of the phone: frames, haptics, notes and accessibility elements.
extension SimulatorController {
  func handle(_ event: PhoneEvent, of number: Int) {
    guard number == phoneNumber else { return }
    switch event {
    case .haptic(let entry): handle(entry)
    case .note(let note): handle(note)
    case .shown, .composed:
      updateFrame()
      sendChangedStatus()
    case .settingsChanged:
      scheduleServices()
      reportNowPlaying()
      // The status bar shows some of them.
      updateFrameAndState()
      storeSettings()
    case .launch(let bundle): launchInstalled(bundle)
    case .endLaunch(let bundle): endInstalled(bundle)
    case .suspended(let bundle, let isSuspended): launched[bundle]?.process.suspend(isSuspended)
    case .launchOverlay: startOverlay()
    case .launchKeyboard: startKeyboard()
    case .launchCustomKeyboard(let keyboard): startCustomKeyboard(keyboard)
    case .endCustomKeyboard(let keyboard): endCustomKeyboard(keyboard)
    case .answered: break
    case .nowPlayingChanged: reportNowPlaying()
    case .externalPictureChanged: updateExternalPicture()
    case .elementsChanged: scheduleInspection()
    case .inspected(let id):
      guard let answer = host.takeInspectionResult(of: id) else { return }
      isInspecting = false
      if needsInspection { scheduleInspection() }
      defer { performOnElements() }
      guard answer != elements else { return }
      elements = answer
      broadcast(elementsMessage)
      reportElements()
    case .performed(let id): finishElementAction(id)
    }
  }

  /// Reports the state of the now playing app, for controls outside of the phone.
  func reportNowPlaying() {
    let (state, clock) = (host.state, clock)
    nowPlayingHandler?(state.nowPlaying, state.volume) { clock.now }
  }

  private func handle(_ entry: HapticLogEntry) {
    hapticCount += 1
    let visualization =
      entry.isPlayed ? HapticVisualization(entry.pattern, on: host.state.actuator) : nil
    let message = PageMessages.haptic(entry, number: hapticCount, visualization: visualization)
    haptics[hapticCount] = (entry, message)
    haptics[hapticCount - PageLimits.oldHaptics] = nil
    broadcast(message)
  }

  private func handle(_ note: PhoneLogEntry) {
    switch note.event {
    case .announced(let text): announcementHandler?(text)
    // VoiceOver's focus has moved, perhaps without another frame.
    case .spoke: scheduleInspection()
    case .permission: scheduleServices()
    case .health, .healthFailed: scheduleServices(usesHealth: true)
    default: break
    }
    switch note.event {
    case .joined:
      closeUsedSockets()
      // The keyboard belongs to the session of its app.
      let custom = host.state.customKeyboardProgram
      guard custom == nil || custom == joinedCustomKeyboard else {
        joinedCustomKeyboard = custom
        break
      }
      let keyboard = host.state.keyboardProgram
      guard keyboard == joinedKeyboard || keyboard == nil else {
        joinedKeyboard = keyboard
        break
      }
      if firstJoin == nil { firstJoin = note.time }
      status = .running
      launchAppAfterHome()
      // HomeScreen.S10. The session begins with the app, and without one with the Home screen.
      let isOwn = programBundle.map { host.state.runningApp($0) != nil } ?? true
      if isOwn {
        record?.begin(at: note.time)
        if replay == nil, options.program != nil, history == nil {
          history = SessionHistory(host.state, since: note.time, logLength: logLength)
        }
      }
      if let name = joinedSystemProgram() {
        // A part of the phone is no line on the page.
        options.announce("\(name) is connected")
        return updateFrameAndState()
      }
      options.announce("\(note.app ?? "an app") is connected")
    case .notResponding: status = .hanging
    case .respondingAgain: status = .running
    case .gone:
      if options.program == nil, options.home == nil { status = .none }
      if options.home == nil { screen.clear() }
    case .copied(let text):
      // SimulatorPages.SK5. The pages show a button instead of a line.
      copiedText = text
      return broadcast(PageMessages.copied(text))
    case .input, .openRequested, .badge, .staysAwake, .announced, .spoke, .quickActionEnded,
      .notPermitted,
      .notLaunched, .asked, .answered, .notShown, .keyboardNotShown, .keyboardEnded,
      .openingStopped,
      .suspended, .killed, .noSound, .pasted, .remoteCommand, .remoteCommandHandled, .permission,
      .health, .healthFailed, .print:
      break
    }
    broadcast(PageMessages.note(note))
    updateFrameAndState()
  }

  /// Returns the part of the phone's own interface that has joined now; `nil` for an app.
  private func joinedSystemProgram() -> String? {
    let state = host.state
    if let home = state.home, home != joinedHome {
      joinedHome = home
      return "the Home screen"
    }
    if let overlay = state.overlay, overlay != joinedOverlay {
      joinedOverlay = overlay
      return "the program of the phone's questions"
    }
    return nil
  }

  private func updateFrameAndState() {
    updateFrame()
    sendState()
  }

  /// Sends the contents of the screen, if they have changed, to the pages that can receive them.
  func updateFrame() {
    // SimulatorPages.ST5. Frames during a replay are not shown.
    guard replay == nil else { return }
    do throws(DrawingFormatError) {
      let composer = ScreenComposer(host.read { $0.model }, clock: WallClock.text)
      guard try screen.show(host.composition, by: composer) else { return }
      frameError = nil
    } catch {
      let message = "the app's frame is invalid: \(error)"
      if message != frameError { options.announce(message) }
      frameError = message
      return
    }
    for page in pages.values { page.hasPendingFrame = true }
    sendPendingFrames()
    scheduleInspection()
  }

  /// Sends the current frame to the pages that have not received it and can.
  func sendPendingFrames() {
    for page in pages.values {
      if !screen.pictures.isEmpty { page.show(screen) }
      page.show(external)
    }
  }

  /// The size of the haptic log's file in bytes.
  private var logLength: Int {
    var status = stat()
    guard let path = options.logPath, stat(path, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Requests the accessibility elements of the app in front, after a short delay.
  func scheduleInspection() {
    needsInspection = true
    guard !isInspecting, !pages.isEmpty || elementsHandler != nil, replay == nil else { return }
    isInspecting = true
    loop.post(after: Self.inspectionMilliseconds) { [weak self] in
      guard let self else { return }
      // No inspection during a replay; there is one at its end.
      guard replay == nil else { return isInspecting = false }
      lastQuestion += 1
      needsInspection = false
      host.send(.inspect(.detailed(lastQuestion)))
    }
  }

  /// Milliseconds for which changes are collected before the elements are requested.
  ///
  /// - Source: ours: short against the speed of a screen reader. Confidence: guess.
  private static let inspectionMilliseconds = 150
}
