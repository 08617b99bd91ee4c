import Foundation

/// A description of an audio port.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  // The stored properties are constant.

  /// The type of the port.
  open private(set) var portType: AVAudioSession.Port
  /// The localized name of the port.
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

  /// Creates an empty description, for tests that override its properties.
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

  /// The channels of the port: one for a microphone, two for an output; `nil` for a port without a
  /// type.
  open var channels: [AVAudioSessionChannelDescription]? { channelsOfType }

  /// Whether the device processes voices during calls: true for Bluetooth devices for calls
  /// (guess).
  open var hasHardwareVoiceCallProcessing: Bool { portType == .bluetoothHFP }

  /// Whether spatial audio is enabled: this phone does not render it.
  open var isSpatialAudioEnabled: Bool { false }

  // MARK: Data sources

  /// The data sources of the port; `nil` for any port but the phone's microphone
  /// (AudioSession.HW3).
  open var dataSources: [AVAudioSessionDataSourceDescription]? {
    portType == .builtInMic ? AVAudioSessionDataSourceDescription.ofMicrophone : nil
  }

  /// The selected data source: the preferred one, otherwise the first.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? {
    preferredDataSource ?? dataSources?.first
  }

  /// The preferred data source; `nil` for the phone's choice.
  open var preferredDataSource: AVAudioSessionDataSourceDescription? {
    guard let choice = AVAudioSession.sharedInstance().state.withLock({ $0.dataSources[uid] })
    else { return nil }
    return dataSources?.first { $0.choice == choice }
  }

  /// Sets the preferred data source (AudioSession.HW3).
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

  /// The type of a port created by the app.
  static let none = AVAudioSession.Port(rawValue: "")
}
