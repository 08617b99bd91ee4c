import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes

// The state of the parts, for hosts.
extension Phone {
  /// The notice that an app has read what another one has copied; `nil` without one
  /// (Pasteboard.PP7).
  public var pasteBanner: String? { parts.pasteboard.banner(at: kernel.now) }

  /// Returns whether an app waits, in the middle of a turn, for an answer of the user
  /// (Pasteboard.PP5).
  public func waitsForUser(_ app: AppID) -> Bool { kernel.screens[app]?.isWaiting == true }

  /// Returns the permissions of an app, as the app sees them (Permissions.PE1).
  public func permissions(of app: AppID) -> PermissionTable { kernel.permissions(of: app) }

  /// The sensors that run: those that apps use with the permission that they need
  /// (Permissions.US1).
  public var sensorsInUse: Set<ProtectedResource> { kernel.sensorsInUse }

  /// The app that remote control concerns; `nil` for none (RemoteControl.NP2).
  public var nowPlayingApp: AppID? { parts.remoteControl.nowPlayingApp(kernel) }

  /// The item that the now playing app plays, and the commands that the app accepts; `nil` without
  /// such an app.
  public var nowPlaying: NowPlayingState? { parts.remoteControl.nowPlaying(kernel) }

  /// The states that installed apps keep for their next launch.
  public var storedRestorationStates: [BundleIdentifier: String] { parts.savedStates.restoration }

  /// The defaults of apps that their pages of settings show, as property lists.
  public var storedAppDefaults: [BundleIdentifier: String] { parts.savedStates.defaults }

  /// Returns the app as the health service knows it (Health.PE7).
  public func healthClient(_ app: AppID) -> HealthClient { parts.health.client(app, kernel) }

  /// Returns the folder for the copies of an app; `nil` for an app without a folder of its own.
  package func inbox(of app: InstalledApp) -> String? { Opening.inbox(of: app) }
}
