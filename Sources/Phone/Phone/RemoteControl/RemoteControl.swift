import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that knows what plays, and sends commands to the app that plays it.
///
/// `Documentation/Behaviour/RemoteControl.md` has the steps that comments name.
struct RemoteControl: PhonePart {
  static let name = "remote control"
  static let hasDeadlines = true

  /// The remote control of the media of each app that has configured it.
  private var records: [AppID: RemoteControlRecord] = [:]
  /// The apps that were now playing and run, the last one last (RemoteControl.NP2).
  private var nowPlayingApps: [AppID] = []
  /// The item that controls show.
  private var sentState: NowPlayingState?
  /// The presses of the headset's button.
  private var headset = HeadsetButton()

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .input(.tick):
      return headset.command(at: kernel.now).map { send($0, kernel) } ?? []
    case .input(.button(.headset, let isDown)): return press(isDown: isDown, kernel)
    case .input(.remoteCommand(let event)): return send(event, kernel)
    case .message(.remoteControl(let request), let app): return handle(request, of: app, kernel)
    case .settled(let playing): return update(playing, kernel)
    case .forgotten(let app):
      records[app] = nil
      return []
    default: return []
    }
  }

  // MARK: Observing

  /// Whether an app accepts remote control, or has accepted it.
  var isInUse: Bool {
    !nowPlayingApps.isEmpty || records.contains(where: \.value.isOffered)
  }

  /// Returns the app that remote control concerns; `nil` for none (RemoteControl.NP2).
  func nowPlayingApp(_ kernel: PhoneKernel) -> AppID? {
    nowPlayingApps.last { app in
      records[app]?.isOffered == true && kernel.apps[app]?.session.mixes == false
    }
  }

  /// Returns the item that the now playing app plays, and the commands that the app accepts; `nil`
  /// without such an app.
  func nowPlaying(_ kernel: PhoneKernel) -> NowPlayingState? {
    guard let app = nowPlayingApp(kernel), let record = records[app] else { return nil }
    let commands = record.receivesEvents ? record.commands.withEventSubtypes : record.commands
    let installed = kernel.installed(app)?.name
    return NowPlayingState(
      app: installed ?? kernel.apps[app]?.name ?? "", info: record.info ?? NowPlayingInfo(),
      artwork: record.artwork, commands: commands, isPlaying: record.isPlaying,
      time: record.time)
  }

  func nextDeadline(in kernel: PhoneKernel) -> PhoneInstant? { headset.deadline }

  // MARK: Now playing

  /// Chooses the now playing app after an input, and reports changes (RemoteControl.NP1–NP4).
  private mutating func update(_ playing: Set<AppID>, _ kernel: PhoneKernel) -> [PartAction] {
    for app in records.keys.sorted() {
      guard let record = records[app], let session = kernel.apps[app]?.session,
        record.isOffered || record.isCandidate
      else { continue }
      let isPlaying = playing.contains(app)
      if isPlaying != record.isPlaying {
        // The elapsed time stops while the app is silent (RemoteControl.NP4).
        records[app]?.setElapsed(at: kernel.now)
        records[app]?.isPlaying = isPlaying
      }
      let isCandidate = isPlaying && record.isOffered && session.isActive && !session.mixes
      if isCandidate, !record.isCandidate {
        nowPlayingApps.removeAll { $0 == app }
        nowPlayingApps.append(app)
      }
      records[app]?.isCandidate = isCandidate
    }
    nowPlayingApps.removeAll { kernel.apps[$0] == nil }
    let state = nowPlaying(kernel)
    guard state != sentState else { return [] }
    sentState = state
    return [.effect(.nowPlayingChanged), .updateLockScreen]
  }

  // MARK: Commands

  /// Handles a request that concerns the remote control of media.
  private mutating func handle(
    _ request: RemoteControlRequest, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    switch request {
    case .commands(let commands):
      // Of several settings of one command the last counts.
      let sanitized = commands.map(\.sanitized)
      records[app, default: .init()].commands = RemoteCommand.allCases.compactMap { command in
        sanitized.last { $0.command == command }
      }
      return []
    case .receivesEvents(let isReceiving):
      records[app, default: .init()].receivesEvents = isReceiving
      return []
    case .info(let info):
      records[app, default: .init()].info = info?.sanitized
      records[app]?.time = kernel.now
      return []
    case .artwork(let text):
      records[app, default: .init()].artwork = text
      return []
    case .handled(let command, let status):
      let count = records[app]?.unhandledCount ?? 0
      records[app]?.unhandledCount = max(count - 1, 0)
      return [.note(.remoteCommandHandled(command, status), app)]
    case .send(let event):
      guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
        return [.note(.notPermitted("control other apps"), app)]
      }
      return [.used] + send(event, kernel)
    }
  }

  /// Sends a command to the now playing app (RemoteControl.RC1–RC4).
  private mutating func send(
    _ event: RemoteCommandEvent, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard event.isValid else { return [.note(.input(.invalidCommand))] }
    guard let app = nowPlayingApp(kernel), let record = records[app] else {
      return [.note(.input(.noNowPlayingApp))]
    }
    guard record.accepts(event) else { return [.note(.input(.refusedCommand), app)] }
    // An app that handles nothing does not fill its connection (RemoteControl.RC4).
    guard record.unhandledCount < InputLimits.unhandledCommands else {
      return [.note(.input(.unhandledCommands), app)]
    }
    records[app]?.unhandledCount += 1
    // The user wants the app to sound (RemoteControl.RC3).
    let isInBackground = kernel.screens[app]?.background.since != nil
    return (isInBackground ? [.allowSound(app)] : []) + [
      .note(.remoteCommand(event), app), .wake(app),
      .send(.remoteCommand(event, at: kernel.now), to: app),
    ]
  }

  /// Handles the button of the headset (RemoteControl.HB1–HB4).
  private mutating func press(isDown: Bool, _ kernel: PhoneKernel) -> [PartAction] {
    // During a call the button sends no command (RemoteControl.HB4).
    guard !kernel.isSoundHeld else {
      let end = headset.seeking.map { send(RemoteCommandEvent($0, 0), kernel) } ?? []
      headset = HeadsetButton()
      return isDown ? end + [.note(.input(.unusedInput))] : end
    }
    if isDown {
      headset.press(at: kernel.now)
      return []
    }
    return headset.release(at: kernel.now).map { send($0, kernel) } ?? []
  }
}

extension RemoteControlRecord {
  /// Carries the elapsed time on to an instant.
  fileprivate mutating func setElapsed(at now: PhoneInstant) {
    if let info {
      let state = NowPlayingState(app: "", info: info, isPlaying: isPlaying, time: time)
      self.info?.elapsed = state.elapsed(at: now)
    }
    time = now
  }
}

extension [RemoteCommandSettings] {
  /// The commands with those that the responder chain of an app receives as subtypes of events.
  fileprivate var withEventSubtypes: [RemoteCommandSettings] {
    RemoteCommand.allCases.compactMap { command in
      first { $0.command == command }
        ?? (command.isEventSubtype ? RemoteCommandSettings(command) : nil)
    }
  }
}
