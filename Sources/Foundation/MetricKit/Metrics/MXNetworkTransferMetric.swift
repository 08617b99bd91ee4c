/// The use of the network; not measured.
open class MXNetworkTransferMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The data sent by Wi-Fi.
  open var cumulativeWifiUpload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// The data received by Wi-Fi.
  open var cumulativeWifiDownload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// The data sent by the cellular network.
  open var cumulativeCellularUpload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// The data received by the cellular network.
  open var cumulativeCellularDownload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}
