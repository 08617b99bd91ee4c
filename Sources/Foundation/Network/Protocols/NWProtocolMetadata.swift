/// The superclass of what protocols tell about a connection or a message.
///
/// - Thread: any; all its properties are constants.
public class NWProtocolMetadata: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}
