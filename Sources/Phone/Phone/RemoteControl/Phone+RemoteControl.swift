import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/RemoteControl.md` has the steps that comments name.
extension Phone {
  /// Handles a request that concerns the remote control of media.
  mutating func handle(_ request: RemoteControlRequest, of app: AppID) -> [PhoneEffect] {
    switch request {
    case .commands(let commands):
      // Of several settings of one command the last counts.
      let sanitized = commands.map(\.sanitized)
      apps[app]?.remote.commands = RemoteCommand.allCases.compactMap { command in
        sanitized.last { $0.command == command }
      }
      return []
    case .receivesEvents(let isReceiving):
      apps[app]?.remote.receivesEvents = isReceiving
      return []
    case .info(let info):
      apps[app]?.remote.info = info?.sanitized
      apps[app]?.remote.time = now
      return []
    case .artwork(let text):
      apps[app]?.remote.artwork = text
      return []
    case .handled(let command, let status):
      let count = apps[app]?.remote.unhandledCount ?? 0
      apps[app]?.remote.unhandledCount = max(count - 1, 0)
      return [note(.remoteCommandHandled(command, status), app)]
    case .send(let event):
      guard role(of: app) == .overlay, overlay == app else {
        return [note(.notPermitted("control other apps"), app)]
      }
      lastUse = now
      return send(event)
    }
  }

  /// Sends a command to the now playing app (RemoteControl.RC1–RC4).
  mutating func send(_ event: RemoteCommandEvent) -> [PhoneEffect] {
    guard event.isValid else { return [note(.input(.invalidCommand))] }
    guard let app = nowPlayingApp, let record = apps[app]?.remote else {
      return [note(.input(.noNowPlayingApp))]
    }
    guard record.accepts(event) else { return [note(.input(.refusedCommand), app)] }
    // RemoteControl.RC4. An app that handles nothing does not fill its connection.
    guard record.unhandledCount < RemoteControlConstants.maximumUnhandled else {
      return [note(.input(.unhandledCommands), app)]
    }
    apps[app]?.remote.unhandledCount += 1
    // RemoteControl.RC3. The user wants the app to sound.
    if screens[app]?.background.since != nil { apps[app]?.mayResume = true }
    return [note(.remoteCommand(event), app)] + resumeInBackground(app)
      + sendWithTurnIfJoined(.remoteCommand(event, at: now), to: app)
  }
}
