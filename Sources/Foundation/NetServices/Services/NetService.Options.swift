extension NetService {
  /// The options of publishing.
  ///
  /// - Source: the reference of the type. Confidence: documented.
  public struct Options: OptionSet, Sendable {
    /// The value of the options.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A name that is in use is an error.
    public static let noAutoRename = Options(rawValue: 1)
    /// The service accepts connections, which the delegate gets as streams.
    public static let listenForConnections = Options(rawValue: 2)
  }
}
