import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink

/// How a simulator is set up.
public struct SimulatorOptions: Sendable {
  /// The phone that it begins with.
  public var model = PhoneModel.iPhoneXS
  /// The port of the page; 0 for any that is free.
  public var port = 0
  /// Whether the page is served over TLS to the local network, too; else nothing but this machine's own
  /// address is listened on.
  public var servesNetwork = false
  /// Is told the addresses for the next page on the local network whenever one was let in, on any
  /// thread.
  public var announceAddresses: @Sendable ([String]) -> Void = { _ in }
  /// Where apps find the phone, in a folder that only this user can enter.
  public var socket: SocketPlace
  /// The file that gets what the app says.
  public var outputPath: String
  /// The app that is run; `nil` for one that comes by itself.
  public var program: (any SimulatedProgram)?
  /// What shakes beside the pages; each is the simulator's alone.
  public var actuators: [any Actuator] = []
  /// A file that gets a line for each haptic; `nil` for none.
  public var logPath: String?
  /// A folder with the files of the page, for whoever works on them; `nil` for those built in.
  public var webFolder: String?
  /// Bytes that a page may be behind before it is sent away (SL6); tests have less patience.
  package var bytesBehind = PageLimits.bytesBehind
  /// Takes the lines of a script of all that pages do; `nil` for none.
  public var record: (@Sendable (String) -> Void)?
  /// Forgets the lines that `record` took, as they come anew: the phone was brought back to an earlier
  /// instant.
  public var clearRecord: @Sendable () -> Void = {}
  /// Is told what happens on the phone, on any thread.
  public var tell: @Sendable (PhoneNews) -> Void = { _ in }
  /// Is told what goes wrong around the phone, on any thread.
  public var report: @Sendable (PhoneTrouble) -> Void = { _ in }
  /// Is told that the app was started, came, or ended: words for people, on any thread.
  public var announce: @Sendable (String) -> Void = { _ in }

  /// Makes the usual set-up.
  public init(socket: SocketPlace, outputPath: String) {
    self.socket = socket
    self.outputPath = outputPath
  }
}
