extension NWParameters {
  /// The protocols of a connection, one above another.
  ///
  /// - Thread: any; all its properties are constants.
  public class ProtocolStack: @unchecked Sendable {
    private struct Values: Sendable {
      var application: [NWProtocolOptions]
      var transport: NWProtocolOptions?
      var internet: NWProtocolOptions?
    }

    private let values: SharedValues<Values>

    init(
      transport: NWProtocolOptions?, application: [NWProtocolOptions] = [],
      internet: NWProtocolOptions? = NWProtocolIP.Options()
    ) {
      values = SharedValues(
        Values(application: application, transport: transport, internet: internet))
    }

    /// The protocols above the transport, topmost first.
    public var applicationProtocols: [NWProtocolOptions] {
      get { values.current.application }
      set { values.change { $0.application = newValue } }
    }

    /// The transport protocol; nil for none.
    public var transportProtocol: NWProtocolOptions? {
      get { values.current.transport }
      set { values.change { $0.transport = newValue } }
    }

    /// The Internet Protocol.
    public var internetProtocol: NWProtocolOptions? {
      get { values.current.internet }
      set { values.change { $0.internet = newValue } }
    }

    func copied() -> ProtocolStack {
      let values = values.current
      return ProtocolStack(
        transport: values.transport?.copied(), application: values.application.map { $0.copied() },
        internet: values.internet?.copied())
    }
  }
}
