/// The superclass of the options of protocols.
public class NWProtocolOptions: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }

  /// Returns options with the same values.
  func copied() -> NWProtocolOptions { self }
}
