import TactusHealthModel
import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusUserRecords

/// The options of a simulator.
public struct SimulatorOptions: Sendable {
  /// The initial phone model.
  public var model = PhoneModel.iPhoneXS
  /// The initial settings of the phone.
  public var settings = PhoneSettings()
  /// The initial conditions of the phone.
  public var environment = PhoneEnvironment()
  /// The port of the page; 0 for any free port.
  public var port = 0
  /// The secret of the user's pages, with which they connect again to a later simulator; `nil` for
  /// one of this simulator alone (SimulatorPages.SG9).
  public var secret: PageSecret?
  /// Whether the page is served to the local network over TLS, besides the loopback address.
  public var servesNetwork = false
  /// Called with the addresses for the next page on the local network after one was admitted, on
  /// any thread.
  public var announceAddresses: @Sendable ([String]) -> Void = { _ in }
  /// The socket of the phone for apps, in a folder that only this user can enter.
  public var socket: SocketAddress
  /// The path of the file for the app's output.
  public var outputPath: String
  /// Whether the output of an app is kept beside `outputPath` when the app is restarted, as
  /// `output-1.txt` and so on.
  public var keepsOutput = false
  /// The largest size of that file on the disk in bytes.
  public var outputLimit = 64 << 20
  /// The app to run; `nil` for apps that connect by themselves.
  public var program: (any SimulatedProgram)?
  /// The installation of that app on a phone with a Home screen, where its icon starts it again;
  /// without a Home screen the app is not installed.
  public var programDescription: AppDescription?
  /// The program of the Home screen; `nil` for a phone without one.
  public var home: (any SimulatedProgram)?
  /// The program that shows the phone's questions; `nil` for a phone without one.
  public var alerts: (any SimulatedProgram)?
  /// The program of the screen keyboard; `nil` for a phone without one.
  public var keyboard: (any SimulatedProgram)?
  /// The apps that the phone has from the start, with their programs.
  public var installedApps: [SimulatedInstallation] = []
  /// The apps whose icons are in the dock when they are installed for the first time.
  public var dockApps: [BundleIdentifier] = []
  /// The installed apps with their store; `nil` for apps that live as long as the simulator.
  public var apps: InstalledApps?
  /// The health data; by default they live as long as the simulator.
  public var health = HealthLibrary()
  /// The user's records; by default they live as long as the simulator.
  public var records = RecordLibrary()
  /// The print queue, which lives as long as the simulator.
  public var printing = PrintSpooler(.ofProcess)
  /// Returns the description of an app of that store in a language of the phone (Bundles.L2).
  public var localizedStoredApp: @Sendable (AppDescription, String) -> AppDescription = { app, _ in
    app
  }
  /// Returns the program of an app of that store; `nil` if it has none.
  public var programOfStoredApp: @Sendable (AppDescription) -> (any SimulatedProgram)? = { _ in
    nil
  }
  /// Returns the program of a keyboard of an app, with variables of its process; `nil` if it has
  /// none.
  public var programOfCustomKeyboard:
    @Sendable (AppDescription, BundleIdentifier, [String: String]) -> (any SimulatedProgram)? = {
      _, _, _ in nil
    }
  /// The memory that an app may use.
  package var memoryLimit = MemoryLimit.standard.bytes
  /// The devices besides the pages, which the simulator uses exclusively.
  public var devices: [ActuatorDevice] = []
  /// The path of a file that gets one line for each haptic; `nil` for none.
  public var logPath: String?
  /// A folder with the page's files, for development; `nil` for the built-in files.
  public var webFolder: String?
  /// Unconfirmed bytes above which a page is disconnected (SimulatorPages.SL6); tests use a lower
  /// limit.
  package var bytesBehind = PageLimits.bytesBehind
  /// The folder with the person's files, which pages add to and offer as downloads; `nil` for none
  /// (SimulatorPages.FI1).
  public var filesFolder: String?
  /// Called with each line of a script of the pages' inputs; `nil` for no recording.
  public var record: (@Sendable (String) -> Void)?
  /// Called when all recorded lines are to be removed because they are written again after a
  /// rewind.
  public var clearRecord: @Sendable () -> Void = {}
  /// Called with events of the phone, on any thread.
  public var onEvent: @Sendable (PhoneEvent) -> Void = { _ in }
  /// Called with errors around the phone, on any thread.
  public var onError: @Sendable (PhoneHostError) -> Void = { _ in }
  /// Called with messages for the user, such as that the app has started or ended, on any thread.
  public var announce: @Sendable (String) -> Void = { _ in }

  /// Creates the default options.
  public init(socket: SocketAddress, outputPath: String) {
    self.socket = socket
    self.outputPath = outputPath
  }
}
