/// The superclass of protocol metadata.
public class NWProtocolMetadata: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}
