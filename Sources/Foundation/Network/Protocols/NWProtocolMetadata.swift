/// The superclass of what protocols tell about a connection or a message.
public class NWProtocolMetadata: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}
