/// The superclass of the options of protocols.
///
/// - Thread: any; all its properties are constants.
public class NWProtocolOptions: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }

  /// Returns options with the same values.
  func copied() -> NWProtocolOptions { self }
}
