/// The superclass of protocol metadata.
///
/// - Thread: any; all its properties are constants.
public class NWProtocolMetadata: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}
