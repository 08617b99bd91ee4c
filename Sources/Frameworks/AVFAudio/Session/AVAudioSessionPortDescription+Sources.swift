import CoreAudioTypes

extension AVAudioSessionPortDescription {
  // MARK: Channels

  /// The channels of the port: one of a microphone, two of an output.
  public var channels: [AVAudioSessionChannelDescription]? {
    let labels =
      isInput ? [kAudioChannelLabel_Mono] : [kAudioChannelLabel_Left, kAudioChannelLabel_Right]
    return labels.enumerated().map { index, label in
      AVAudioSessionChannelDescription(
        name: "\(portName) \(index + 1)", port: uid, number: index + 1, label: label)
    }
  }

  /// Whether the device processes the voice of calls: Bluetooth devices for calls (guess).
  public var hasHardwareVoiceCallProcessing: Bool { portType == .bluetoothHFP }

  /// Whether the port plays spatial audio, which this phone does not render.
  public var isSpatialAudioEnabled: Bool { false }

  // MARK: Data sources

  /// The sources of the port; `nil` for any port but the phone's microphone (AudioSession.HW3).
  public var dataSources: [AVAudioSessionDataSourceDescription]? {
    portType == .builtInMic ? AVAudioSessionDataSourceDescription.ofMicrophone : nil
  }

  /// The source that is used: the preferred one, otherwise the first.
  public var selectedDataSource: AVAudioSessionDataSourceDescription? {
    preferredDataSource ?? dataSources?.first
  }

  /// The source that the app prefers; `nil` for the phone's choice.
  public var preferredDataSource: AVAudioSessionDataSourceDescription? {
    let choice = AVAudioSession.sharedInstance().state.withLock { $0.dataSources[uid] }
    return dataSources?.first { $0.choice == choice }
  }

  /// Sets the source that the app prefers (AudioSession.HW3).
  ///
  /// - Throws: An `NSError` with the code `badParam` for a source of another port.
  public func setPreferredDataSource(
    _ dataSource: AVAudioSessionDataSourceDescription?
  ) throws {
    if let dataSource, dataSources?.contains(dataSource) != true {
      throw AVAudioSession.error(.badParam)
    }
    AVAudioSession.sharedInstance().state.withLock { $0.dataSources[uid] = dataSource?.choice }
  }

  // MARK: Internals

  private var isInput: Bool {
    portType == .builtInMic || portType == .headsetMic || portType == .lineIn
  }
}
