import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/RemoteControl.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The app that remote control concerns; `nil` for none (RemoteControl.NP2).
  public var nowPlayingApp: AppID? {
    nowPlayingApps.last { app in
      kernel.apps[app]?.remote.isOffered == true && kernel.apps[app]?.session.mixes == false
    }
  }

  /// The item that the now playing app plays, and the commands that the app accepts; `nil` without
  /// such an app.
  public var nowPlaying: NowPlayingState? {
    guard let app = nowPlayingApp, let record = kernel.apps[app]?.remote else { return nil }
    let commands = record.receivesEvents ? record.commands.withEventSubtypes : record.commands
    let bundle = kernel.apps[app]?.identity.flatMap { kernel.installedApp($0.bundle)?.name }
    return NowPlayingState(
      app: bundle ?? kernel.apps[app]?.name ?? "", info: record.info ?? NowPlayingInfo(),
      artwork: record.artwork, commands: commands, isPlaying: record.isPlaying,
      time: record.time)
  }

  // MARK: Changing

  /// Chooses the now playing app after an input, and reports changes (RemoteControl.NP1–NP4).
  mutating func updateNowPlaying() -> [PhoneEffect] {
    guard !nowPlayingApps.isEmpty || kernel.apps.contains(where: \.value.remote.isOffered) else {
      return []
    }
    for app in kernel.apps.keys.sorted() {
      guard let record = kernel.apps[app], record.remote.isOffered || record.remote.isCandidate else {
        continue
      }
      let isPlaying = isPlayingSound(app)
      if isPlaying != record.remote.isPlaying {
        // RemoteControl.NP4. The elapsed time stops while the app is silent.
        kernel.apps[app]?.remote.setElapsed(at: kernel.now)
        kernel.apps[app]?.remote.isPlaying = isPlaying
      }
      let isCandidate =
        isPlaying && record.remote.isOffered && record.session.isActive && !record.session.mixes
      if isCandidate, !record.remote.isCandidate {
        nowPlayingApps.removeAll { $0 == app }
        nowPlayingApps.append(app)
      }
      kernel.apps[app]?.remote.isCandidate = isCandidate
    }
    nowPlayingApps.removeAll { kernel.apps[$0] == nil }
    let state = nowPlaying
    guard state != sentNowPlaying else { return [] }
    sentNowPlaying = state
    return [.nowPlayingChanged] + updateLockScreen()
  }
}

extension RemoteControlRecord {
  /// Carries the elapsed time on to an instant.
  mutating func setElapsed(at now: PhoneInstant) {
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
