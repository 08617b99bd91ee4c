import Synchronization

/// Values on their way to a watch, which fail without one (Watch.WC6).
///
/// - Thread: any; a lock guards what changes in it.
open class WCSessionUserInfoTransfer: NSObject, NSSecureCoding, @unchecked Sendable {
  private let values: [String: Any]
  private let isForComplication: Bool
  private let isUnderWay: Atomic<Bool>

  /// Creates a transfer without values, which has ended.
  public override init() {
    (values, isForComplication) = ([:], false)
    isUnderWay = Atomic(false)
    super.init()
  }

  init(values: [String: Any], isForComplication: Bool) {
    (self.values, self.isForComplication) = (values, isForComplication)
    isUnderWay = Atomic(true)
    super.init()
  }

  /// Reads a transfer from an archive, which has ended.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "userInfo"),
      let list = try? PropertyListSerialization.propertyList(
        from: data._bridgeToSwift(), format: nil),
      let values = list as? [String: Any]
    else { return nil }
    self.values = values
    isForComplication = coder.decodeBool(forKey: "currentComplicationInfo")
    isUnderWay = Atomic(false)
    super.init()
  }

  /// Writes the values to an archive.
  open func encode(with coder: NSCoder) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    coder.encode(data?._bridgeToObjectiveC(), forKey: "userInfo")
    coder.encode(isForComplication, forKey: "currentComplicationInfo")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The values.
  open var userInfo: [String: Any] { values }
  /// Whether the values are for the app's complication.
  open var isCurrentComplicationInfo: Bool { isForComplication }
  /// Whether the transfer has not ended.
  open var isTransferring: Bool { isUnderWay.load(ordering: .relaxed) }

  /// Ends the transfer without a call of the delegate.
  open func cancel() { _ = end() }

  /// Ends the transfer, and returns whether it had not ended.
  func end() -> Bool { isUnderWay.exchange(false, ordering: .relaxed) }
}
