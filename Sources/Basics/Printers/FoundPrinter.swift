/// A printer that a search has found.
public struct FoundPrinter: Sendable, Hashable {
  /// The name of the queue, or of the printer on the network.
  public var name: String
  /// The address; `nil` if it could not be determined.
  public var address: PrinterAddress?
  /// The note of its administrator.
  public var note: String
  /// The maker and the model.
  public var model: String
  /// Whether it is the default one.
  public var isDefault: Bool

  /// Creates a printer that was found.
  public init(
    _ name: String, address: PrinterAddress?, note: String, model: String, isDefault: Bool
  ) {
    (self.name, self.address, self.note) = (name, address, note)
    (self.model, self.isDefault) = (model, isDefault)
  }
}
