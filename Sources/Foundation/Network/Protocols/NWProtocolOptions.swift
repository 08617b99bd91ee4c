/// The superclass of protocol options.
///
/// - Thread: any; all its properties are constants.
public class NWProtocolOptions: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }

  /// Returns options with the same values.
  func copied() -> NWProtocolOptions { self }
}
