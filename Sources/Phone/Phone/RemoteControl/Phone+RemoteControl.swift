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
      kernel.apps[app]?.remote.commands = RemoteCommand.allCases.compactMap { command in
        sanitized.last { $0.command == command }
      }
      return []
    case .receivesEvents(let isReceiving):
      kernel.apps[app]?.remote.receivesEvents = isReceiving
      return []
    case .info(let info):
      kernel.apps[app]?.remote.info = info?.sanitized
      kernel.apps[app]?.remote.time = kernel.now
      return []
    case .artwork(let text):
      kernel.apps[app]?.remote.artwork = text
      return []
    case .handled(let command, let status):
      let count = kernel.apps[app]?.remote.unhandledCount ?? 0
      kernel.apps[app]?.remote.unhandledCount = max(count - 1, 0)
      return [kernel.note(.remoteCommandHandled(command, status), app)]
    case .send(let event):
      guard kernel.role(of: app) == .overlay, kernel.overlay == app else {
        return [kernel.note(.notPermitted("control other apps"), app)]
      }
      kernel.lastUse = kernel.now
      return send(event)
    }
  }

  /// Sends a command to the now playing app (RemoteControl.RC1–RC4).
  mutating func send(_ event: RemoteCommandEvent) -> [PhoneEffect] {
    guard event.isValid else { return [kernel.note(.input(.invalidCommand))] }
    guard let app = nowPlayingApp, let record = kernel.apps[app]?.remote else {
      return [kernel.note(.input(.noNowPlayingApp))]
    }
    guard record.accepts(event) else { return [kernel.note(.input(.refusedCommand), app)] }
    // RemoteControl.RC4. An app that handles nothing does not fill its connection.
    guard record.unhandledCount < RemoteControlConstants.maximumUnhandled else {
      return [kernel.note(.input(.unhandledCommands), app)]
    }
    kernel.apps[app]?.remote.unhandledCount += 1
    // RemoteControl.RC3. The user wants the app to sound.
    if kernel.screens[app]?.background.since != nil { kernel.apps[app]?.mayResume = true }
    return [kernel.note(.remoteCommand(event), app)] + resumeInBackground(app)
      + sendWithTurnIfJoined(.remoteCommand(event, at: kernel.now), to: app)
  }
}
