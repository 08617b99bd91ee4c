extension NWProtocolWebSocket {
  /// The options of a connection.
  ///
  /// Sendable because a lock guards its values.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    struct Values: Sendable {
      var repliesToPing = false
      var skipsHandshake = false
      var maximumMessageSize = 0
      var subprotocols: [String] = []
      var headers: [(name: String, value: String)] = []
      var requestHandler: RequestHandler?
    }

    /// A closure that responds to a client, and its queue.
    struct RequestHandler: Sendable {
      var queue: DispatchQueue
      var answer: @Sendable ([String], [(name: String, value: String)]) -> Response
    }

    private let values: SharedValues<Values>

    /// Creates the options of a version.
    public convenience init(_ version: Version = .version13) { self.init(Values()) }

    private init(_ values: Values) {
      self.values = SharedValues(values)
      super.init(NWProtocolWebSocket.definition)
    }

    override func copied() -> NWProtocolOptions { Options(values.current) }

    /// The current values.
    var current: Values { values.current }

    /// Whether pings are answered without the app.
    public var autoReplyPing: Bool {
      get { values.current.repliesToPing }
      set { values.change { $0.repliesToPing = newValue } }
    }

    /// Whether messages begin without an opening handshake.
    public var skipHandshake: Bool {
      get { values.current.skipsHandshake }
      set { values.change { $0.skipsHandshake = newValue } }
    }

    /// The maximum message size in bytes; 0 for no limit.
    public var maximumMessageSize: Int {
      get { values.current.maximumMessageSize }
      set { values.change { $0.maximumMessageSize = newValue } }
    }

    /// Sets the subprotocols that a client offers, in order of preference.
    public func setSubprotocols(_ subprotocols: [String]) {
      values.change { $0.subprotocols = subprotocols }
    }

    /// Sets additional header fields of a client's request.
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {
      values.change { $0.headers = headers }
    }

    /// Sets a server's handler for each client; it receives the offered subprotocols and the header
    /// fields of the request.
    @preconcurrency
    public func setClientRequestHandler(
      _ queue: DispatchQueue,
      handler:
        @escaping @Sendable (
          _ subprotocols: [String], _ additionalHeaders: [(name: String, value: String)]
        ) -> Response
    ) { values.change { $0.requestHandler = RequestHandler(queue: queue, answer: handler) } }
  }
}
