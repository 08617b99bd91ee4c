import FoundationNetworking
import TactusFoundationBase
import TactusSelectors

/// The methods of the classes of networking that others of this room replace for all objects.
enum NetworkingMethods {
  /// The classes with the new methods; see `FoundationMethods`.
  private static var replacements: [AnyClass] {
    [
      CopiedConfiguration.self, CopiedRequest.self, TaskDelegateMeasurement.self,
      ServedDownloads.self,
    ]
  }

  /// Replaces the methods before `main`.
  @section(".init_array") @used
  private static let load: @convention(c) () -> Void = {
    for replacement in NetworkingMethods.replacements { ExchangedMethods.install(replacement) }
    ProtocolStartMeasurement.install()
  }
}
