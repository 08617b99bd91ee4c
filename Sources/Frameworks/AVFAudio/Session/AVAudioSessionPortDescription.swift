import Foundation

/// A description of an audio port.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  // The stored properties are constant.

  /// The type of the port.
  open private(set) var portType: AVAudioSession.Port
  /// The name of the port for the user.
  open private(set) var portName: String
  /// The unique identifier of the port.
  open var uid: String {
    switch portType {
    case .builtInMic: "Built-In Microphone"
    case .builtInReceiver: "Built-In Receiver"
    case .builtInSpeaker: portType.rawValue
    case Self.none: portName
    default: "\(portType.rawValue)-\(portName)"
    }
  }

  /// Creates a description of no port, as tests do that override its properties.
  public override init() {
    (portType, portName) = (Self.none, "")
    super.init()
  }

  init(_ portType: AVAudioSession.Port, _ portName: String) {
    (self.portType, self.portName) = (portType, portName)
  }

  /// Returns whether another object describes the same port.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioSessionPortDescription)?.uid == uid
  }

  /// The hash, equal for equal ports.
  open override var hash: Int { uid.hashValue }

  /// The type and the name of the port.
  open override var description: String { "\(portType.rawValue) (\(portName))" }

  // MARK: Channels

  /// The channels of the port: one of a microphone, two of an output; `nil` for a port without
  /// type.
  open var channels: [AVAudioSessionChannelDescription]? { channelsOfType }

  /// Whether the device processes the voice of calls: Bluetooth devices for calls (guess).
  open var hasHardwareVoiceCallProcessing: Bool { portType == .bluetoothHFP }

  /// Whether the port plays spatial audio, which this phone does not render.
  open var isSpatialAudioEnabled: Bool { false }

  // MARK: Data sources

  /// The sources of the port; `nil` for any port but the phone's microphone (AudioSession.HW3).
  open var dataSources: [AVAudioSessionDataSourceDescription]? {
    portType == .builtInMic ? AVAudioSessionDataSourceDescription.ofMicrophone : nil
  }

  /// The source that is used: the preferred one, otherwise the first.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? {
    preferredDataSource ?? dataSources?.first
  }

  /// The source that the app prefers; `nil` for the phone's choice.
  open var preferredDataSource: AVAudioSessionDataSourceDescription? {
    guard let choice = AVAudioSession.sharedInstance().state.withLock({ $0.dataSources[uid] })
    else { return nil }
    return dataSources?.first { $0.choice == choice }
  }

  /// Sets the source that the app prefers (AudioSession.HW3).
  ///
  /// - Throws: An `NSError` with the code `badParam` for a source of another port.
  open func setPreferredDataSource(
    _ dataSource: AVAudioSessionDataSourceDescription?
  ) throws {
    if let dataSource, dataSources?.contains(dataSource) != true {
      throw AVAudioSession.error(.badParam)
    }
    AVAudioSession.sharedInstance().state.withLock { $0.dataSources[uid] = dataSource?.choice }
  }

  // MARK: Internals

  /// The type of a port that an app has made.
  static let none = AVAudioSession.Port(rawValue: "")
}
